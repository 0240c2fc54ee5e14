// The list of changes, one card for each.
const firstCards = 60;

function makeCards() {
  const list = document.getElementById("cards");
  if (!clusters.length) {
    list.append(element("p", { class: "calm" }, cells.length ? "Every cell looks like its golden." : "No cell was checked."));
    return;
  }
  const show = (from, to) => {
    const fragment = document.createDocumentFragment();
    for (const cluster of clusters.slice(from, to)) fragment.append(makeCard(cluster));
    list.append(fragment);
    if (to >= clusters.length) return;
    const more = element("button", { type: "button", class: "plain" }, `Show ${clusters.length - to} more changes`);
    more.addEventListener("click", () => { more.remove(); show(to, clusters.length); applyFilters(); });
    list.append(element("p", { class: "actions" }, more));
  };
  show(0, firstCards);
}

function makeCard(cluster) {
  const first = cluster.cells[0];
  const text = element("div", { class: "text" },
    element("h3", {}, element("span", { class: "number" }, String(cluster.number)), element("span", {}, ...phrase(cluster.headline))));
  cluster.counter = element("span", {});
  text.append(element("p", { class: "meta" }, badge(cluster.outcome), element("span", {}, cluster.title), element("span", {}, cluster.where), cluster.counter));
  if (cluster.parts.length) text.append(element("ul", { class: "parts" }, ...cluster.parts.map((part) => element("li", {}, ...phrase(part)))));
  if (first.reason) text.append(element("pre", { class: "reason" }, first.reason));
  if (cluster.words.length) text.append(element("ul", { class: "words" }, ...cluster.words.map((words) => element("li", {}, ...phrase(words)))));
  if (cluster.note) text.append(element("p", { class: "meta" }, cluster.note));
  text.append(commandLine(cluster.command, "Command that checks the first cell again"));
  const open = element("button", { type: "button", class: "main", onclick: () => openViewer(cluster.cells.find((cell) => cell.visible) || first) }, "Look at it");
  const which = element("button", { type: "button", class: "plain", "aria-expanded": "false" }, "Which cells");
  const place = element("div", { class: "cells", hidden: true });
  which.addEventListener("click", () => {
    place.hidden = !place.hidden;
    which.setAttribute("aria-expanded", String(!place.hidden));
    if (!place.childElementCount) {
      const isShared = cluster.cells.some((cell) => cell.snapshot !== first.snapshot);
      const name = (cell) => (isShared ? `${cell.snapshot.title}: ${describe(cell)}` : describe(cell));
      place.append(...cluster.cells.map((cell) => element("button", { type: "button", onclick: () => openViewer(cell) }, name(cell))));
    }
  });
  const actions = element("div", { class: "actions" }, open, which);
  if (cluster.accept) actions.append(element("span", { class: "meta" }, "To accept it:"), commandLine(cluster.accept, "Command that accepts this change"));
  text.append(actions, place);
  const card = element("article", { class: "card" }, text);
  if (cluster.crop >= 0) {
    const isNew = cluster.outcome === "missing";
    const alt = isNew ? `Candidate of ${describe(first)}` : `Golden and candidate of ${describe(first)}, cut out around the change`;
    const image = element("img", { loading: "lazy", "data-picture": String(cluster.crop), alt });
    card.append(element("div", { class: "crops" }, element("button", { type: "button", onclick: () => openViewer(first) }, element("span", {}, isNew ? "candidate" : "golden | candidate"), image)));
  }
  cluster.card = card;
  cluster.open = open;
  updateCard(cluster, cluster.cells.filter((cell) => cell.visible).length);
  return card;
}

function updateCard(cluster, visible) {
  cluster.card.hidden = visible === 0;
  const all = cluster.cells.length;
  cluster.counter.textContent = visible === all ? "" : `${visible} of them shown`;
}

// Moves the focus to the next or previous card.
function stepCard(step) {
  const open = clusters.filter((cluster) => cluster.card && !cluster.card.hidden).map((cluster) => cluster.open);
  if (!open.length) return;
  const now = open.findIndex((button) => button.closest(".card").contains(document.activeElement));
  const next = open[Math.min(Math.max(now + step, 0), open.length - 1)];
  next.focus();
  next.closest(".card").scrollIntoView({ block: "nearest" });
}

// Pictures in the page are set once it is read to its end, because they stand there.
function setPictures() {
  for (const image of document.querySelectorAll("img[data-picture]")) {
    image.src = address(Number(image.dataset.picture));
    image.removeAttribute("data-picture");
  }
}
