import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./lib/preferences.svelte";
import { wake } from "./lib/sounds";
import { words } from "./lib/words.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

preferences.show();
const fonts = ["500", "700", "800"].map((weight) => document.fonts.load(`${weight} 1em "Alegreya Sans"`, preferences.language === "ru" ? "Aя" : "A"));
const soon = new Promise((resolve) => setTimeout(resolve, 400));
await Promise.all([words.speak(preferences.language), Promise.race([Promise.allSettled(fonts), soon])]);
addEventListener("pointerdown", wake);
addEventListener("keydown", wake);
mount(App, { target: document.getElementById("app")! });
