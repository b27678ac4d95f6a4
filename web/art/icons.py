"""Draws the icons of the installed app: python web/art/icons.py, where Playwright and Chromium are."""

import shutil
from pathlib import Path

import emblem
from ink import PALETTE
from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).parent.parent / "public" / "icons"
ICONS = {  # pixels, the emblem's share of the width, that of the round corners; maskable ones are cut to a circle
    "180": (180, 0.8, 0),  # for phones that take no manifest
    "192": (192, 0.84, 0.2),
    "512": (512, 0.84, 0.2),
    "maskable": (512, 0.62, 0),
}
PAGE = """<style>* {{ margin: 0 }} div {{ display: grid; place-items: center; width: {size}px; height: {size}px;
background: {ground}; border-radius: {round}px }} svg {{ width: {width}px; height: {width}px }}</style>
<div>{logo}</div>"""


def main():
    FOLDER.mkdir(exist_ok=True)
    ground = PALETTE["table"]["classic"]["light"]["ground"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, share, round_share) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            corner = size * round_share
            page.set_content(
                PAGE.format(size=size, width=size * share, ground=ground, round=corner, logo=emblem.logo())
            )
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=corner > 0)
        browser.close()


if __name__ == "__main__":
    main()
