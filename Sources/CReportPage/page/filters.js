// Filters: outcomes, traits of each axis, and a part of a preview's name.
const filter = { hidden: new Set(), traits: new Map(), text: "" };

function makeFilters() {
  const row = document.getElementById("filters");
  for (const outcome of report.outcomes) {
    const total = cells.filter((cell) => cell.outcome === outcome).length;
    if (!total) continue;
    const chip = element("button", { type: "button", class: "chip " + outcome, "aria-pressed": "true", title: meanings[outcome] },
      element("span", { class: "mark", "aria-hidden": "true" }, marks[outcome]), outcome, " ", total.toLocaleString("en"));
    chip.addEventListener("click", () => {
      const shows = filter.hidden.has(outcome);
      if (shows) filter.hidden.delete(outcome); else filter.hidden.add(outcome);
      chip.setAttribute("aria-pressed", String(shows));
      applyFilters();
    });
    row.append(chip);
  }
  for (const axis of report.axes) row.append(makeAxisFilter(axis));
  if (report.snapshots.length > 1) {
    const find = element("input", { type: "search", id: "find", placeholder: "Find a preview", "aria-label": "Find a preview by its name", "aria-keyshortcuts": "/" });
    find.addEventListener("input", () => { filter.text = find.value.trim().toLowerCase(); applyFilters(); });
    row.append(find);
  }
  document.addEventListener("click", (event) => {
    for (const open of document.querySelectorAll(".drop[open]")) if (!open.contains(event.target)) open.open = false;
  });
}

function makeAxisFilter(axis) {
  const left = new Set(axis.traits.keys());
  const summary = element("summary", {}, axis.title);
  const drop = element("details", { class: "drop", "data-axis": axis.name }, summary);
  const boxes = [];
  const update = () => {
    const all = left.size === axis.traits.length;
    if (all) filter.traits.delete(axis.name); else filter.traits.set(axis.name, left);
    drop.classList.toggle("on", !all);
    summary.textContent = all ? axis.title : `${axis.title}: ${left.size === 1 ? axis.traits[[...left][0]].word : `${left.size} of ${axis.traits.length}`}`;
    boxes.forEach((box, index) => { box.checked = left.has(index); });
    applyFilters();
  };
  const labels = axis.traits.map((value, index) => {
    const box = element("input", { type: "checkbox", checked: true, value: value.id });
    box.addEventListener("change", () => { if (box.checked) left.add(index); else left.delete(index); update(); });
    boxes.push(box);
    return element("label", {}, box, value.word);
  });
  const setAll = (on) => () => { left.clear(); if (on) axis.traits.forEach((_, index) => left.add(index)); update(); };
  const all = element("button", { type: "button", onclick: setAll(true) }, "All");
  const none = element("button", { type: "button", onclick: setAll(false) }, "None");
  drop.append(element("fieldset", {}, element("legend", {}, "Show " + axis.title), ...labels, all, "  ", none));
  drop.addEventListener("keydown", (event) => { if (event.key === "Escape") { drop.open = false; summary.focus(); event.stopPropagation(); } });
  return drop;
}

function isShown(cell) {
  if (filter.hidden.has(cell.outcome)) return false;
  if (filter.text && !cell.snapshot.title.toLowerCase().includes(filter.text)) return false;
  for (const [name, left] of filter.traits) {
    const column = cell.snapshot.traits[name];
    if (column && column[cell.index] >= 0 && !left.has(column[cell.index])) return false;
  }
  return true;
}

function applyFilters() {
  let shown = 0;
  for (const cell of cells) {
    const visible = isShown(cell);
    if (visible) shown += 1;
    if (visible === cell.visible) continue;
    cell.visible = visible;
    if (cell.button) cell.button.classList.toggle("out", !visible);
  }
  for (const sheet of sheets) updateSheet(sheet);
  let visibleClusters = 0;
  for (const cluster of clusters) {
    const visible = cluster.cells.filter((cell) => cell.visible).length;
    if (visible) visibleClusters += 1;
    if (cluster.card) updateCard(cluster, visible);
  }
  const all = shown === cells.length;
  document.getElementById("shown").textContent = `${count(shown, "cell", "cells")} of ${cells.length.toLocaleString("en")} shown`;
  document.getElementById("matrix-count").textContent = all ? count(cells.length, "cell", "cells") : `${shown.toLocaleString("en")} of ${count(cells.length, "cell", "cells")}`;
  document.getElementById("changes-count").textContent = clusters.length === visibleClusters
    ? "" : `${visibleClusters} of ${count(clusters.length, "change", "changes")}`;
}
