// A person who clicks by chance on what can be clicked: run in a page, by the tests.
(seed) => {
  let state = seed * 2654435761;
  const chance = () => ((state = (state * 1664525 + 1013904223) >>> 0) / 2 ** 32);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (found) => found[Math.floor(chance() * found.length)];
  const step = () => {
    if (document.querySelector(".results")) return clearInterval(timer);
    const next = document.querySelector(".show .quiet, .show .main, .score .main");
    if (next) return next.click();
    if (!document.querySelector(".own.deciding")) return undefined;
    const send = document.querySelector(".composer .end .main");
    if (send && chance() < 0.8) return send.click();
    const ready = document.querySelector(".composer .end .button:not(.main):not([aria-disabled=true])");
    if (ready) return ready.click();
    if (send) return send.click();
    const lay = document.querySelector(".lay .button.main");
    if (lay && chance() < 0.9) return lay.click();
    const middle = document.querySelector(".middle.active");
    if (middle) return middle.click();
    const piles = all(".pile.active");
    const picked = document.querySelector(".group.picked");
    if (piles.length && (!picked || chance() < 0.4)) return one(piles).click();
    const task = document.querySelector(".task.active");
    if (task) return task.click();
    const target = document.querySelector(".set.target");
    if (target) return target.click();
    const end = all(".prompt .choices .button:not([aria-disabled=true])");
    if (!all(".hand .group.usable").length && end.length) return one(end).click();
    const herald = document.querySelector('.group[data-card="hear-ye"]:not(.picked)');
    if (herald && chance() < 0.5) return herald.click();
    return one(all(".hand .group"))?.click();
  };
  const timer = setInterval(step, 8);
};
