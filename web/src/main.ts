import { mount } from "svelte";
import App from "./App.svelte";
import { catalog } from "./lib/catalog.svelte";
import { i18n } from "./lib/i18n.svelte";
import { keepForOffline } from "./lib/offline";
import { preferences } from "./lib/preferences.svelte";
import { wake } from "./lib/sounds";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

i18n.addSource((language) => catalog.texts(language));
const fonts = ["500", "700", "800"].map((weight) =>
  document.fonts.load(`${weight} 1em "Alegreya Sans"`, preferences.language === "ru" ? "Aя" : "A"),
);
const soon = new Promise((resolve) => setTimeout(resolve, 400));
await Promise.all([i18n.load(preferences.language), Promise.race([Promise.allSettled(fonts), soon])]);
preferences.apply();
addEventListener("pointerdown", wake);
addEventListener("keydown", wake);
if (document.readyState === "complete") void keepForOffline();
else addEventListener("load", () => void keepForOffline());
mount(App, { target: document.getElementById("app")! });
