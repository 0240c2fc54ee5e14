// The matrix: a table for each preview, devices and windows down, text sizes and everything else across.
const sheets = [];
const rowAxes = ["device", "orientation", "window", "horizontalSizeClass", "verticalSizeClass"];

function makeMatrix() {
  const legend = document.getElementById("legend");
  for (const outcome of report.outcomes) {
    if (cells.some((cell) => cell.outcome === outcome)) legend.append(element("span", {}, element("b", { "aria-hidden": "true" }, marks[outcome]), `${outcome}: ${meanings[outcome]}`));
  }
  const place = document.getElementById("sheets");
  for (const snapshot of report.snapshots) {
    const sheet = makeSheet(snapshot);
    sheets.push(sheet);
    place.append(sheet.section);
  }
  place.addEventListener("click", (event) => {
    const button = event.target.closest(".cell");
    if (button) openViewer(cellOf(button));
  });
  place.addEventListener("keydown", walkMatrix);
  place.addEventListener("focusin", (event) => { if (event.target.classList.contains("cell")) keepTabStop(event.target); });
  const toggle = document.getElementById("pictures");
  if (!changed.some((cell) => cell.golden >= 0 || cell.candidate >= 0)) toggle.hidden = true;
  toggle.addEventListener("click", () => {
    const on = toggle.getAttribute("aria-pressed") !== "true";
    toggle.setAttribute("aria-pressed", String(on));
    toggle.textContent = on ? "Hide pictures" : "Show pictures";
    place.classList.toggle("with-pictures", on);
    if (on) showThumbnails();
  });
}

function cellOf(button) {
  return report.snapshots[Number(button.dataset.place)].cells[Number(button.dataset.index)];
}

function words(cell, axes) {
  return axes.map((axis) => [axis, trait(cell, axis)]).filter(([, index]) => index >= 0).map(([axis, index]) => axis.traits[index].word);
}

function makeSheet(snapshot) {
  const varying = telling.filter((axis) => new Set(snapshot.traits[axis.name] || []).size > 1);
  const down = varying.filter((axis) => rowAxes.includes(axis.name));
  const across = varying.filter((axis) => !rowAxes.includes(axis.name));
  const key = (cell, axes) => axes.map((axis) => trait(cell, axis)).join("/");
  const inMatrix = snapshot.cells.filter((cell) => cell.outcome !== "orphaned");
  const columns = new Map(), rows = new Map();
  for (const cell of inMatrix) {
    const column = key(cell, across), row = key(cell, down);
    if (!columns.has(column)) columns.set(column, { index: columns.size, first: cell, cells: [], header: null, tds: [] });
    if (!rows.has(row)) rows.set(row, { first: cell, cells: [], byColumn: [], tr: null });
    columns.get(column).cells.push(cell);
    rows.get(row).cells.push(cell);
    rows.get(row).byColumn[columns.get(column).index] = cell;
  }
  const head = element("tr", {}, element("th", { scope: "col" }, element("span", {}, across.map((axis) => axis.title).join(", ") || " ")));
  for (const column of columns.values()) {
    const [first, ...rest] = words(column.first, across);
    column.header = element("th", { scope: "col" }, first || "all", ...rest.map((word) => element("span", {}, word)));
    head.append(column.header);
  }
  const body = element("tbody", {});
  const list = [...columns.values()];
  for (const row of rows.values()) {
    const [first, ...rest] = words(row.first, down);
    row.tr = element("tr", {}, element("th", { scope: "row" }, first || "all", rest.length ? element("span", {}, rest.join(", ")) : null));
    for (const column of list) {
      const td = document.createElement("td");
      column.tds.push(td);
      const cell = row.byColumn[column.index];
      if (cell) td.append(makeCell(cell));
      row.tr.append(td);
    }
    body.append(row.tr);
  }
  const counts = report.outcomes.map((outcome) => [outcome, snapshot.cells.filter((cell) => cell.outcome === outcome).length]).filter(([, number]) => number);
  const section = element("section", { class: "sheet", "aria-label": snapshot.title },
    element("header", {}, element("h3", {}, snapshot.title), element("span", { class: "quiet" }, snapshot.matrix),
      ...counts.map(([outcome, number]) => element("span", { class: "badge " + outcome }, `${number} ${outcome === "differs" && number > 1 ? "differ" : outcome}`))));
  for (const note of snapshot.notes) section.firstChild.append(element("span", { class: "quiet" }, note));
  if (inMatrix.length) {
    const table = element("table", { "aria-label": `Cells of ${snapshot.title}` }, element("thead", {}, head), body);
    section.append(element("div", { class: "scroll", role: "region", tabindex: "0", "aria-label": `Matrix of ${snapshot.title}` }, table));
  }
  const orphans = snapshot.cells.filter((cell) => cell.outcome === "orphaned");
  if (orphans.length) {
    const left = element("div", { class: "left" }, element("p", { class: "quiet" }, "No longer in the matrix:"), element("div", { class: "cells" },
      ...orphans.map((cell) => { const button = makeCell(cell); button.append(" " + cell.key); return button; })));
    section.append(left);
  }
  return { section, snapshot, rows: [...rows.values()], columns: list };
}

function makeCell(cell) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "cell " + cell.outcome;
  button.textContent = marks[cell.outcome];
  button.tabIndex = cells[0] === cell ? 0 : -1;
  button.dataset.place = cell.place;
  button.dataset.index = cell.index;
  const label = `${describe(cell)}: ${cell.outcome}`;
  button.setAttribute("aria-label", label);
  button.title = label;
  cell.button = button;
  return button;
}

let tabStop = null;
function keepTabStop(button) {
  const before = tabStop || (cells[0] && cells[0].button);
  if (before) before.tabIndex = -1;
  button.tabIndex = 0;
  tabStop = button;
}

// Arrow keys go from cell to cell over whatever the filters have hidden.
function walkMatrix(event) {
  const button = event.target.closest(".cell");
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const step = steps[event.key];
  if (!button || !step || event.ctrlKey || event.metaKey || event.altKey) return;
  let td = button.closest("td");
  if (!td) return;
  event.preventDefault();
  event.stopPropagation();
  while (td) {
    if (step[0]) td = step[0] > 0 ? td.nextElementSibling : td.previousElementSibling;
    else {
      const row = step[1] > 0 ? td.parentElement.nextElementSibling : td.parentElement.previousElementSibling;
      td = row ? row.children[td.cellIndex] : null;
    }
    const next = td && td.querySelector(".cell:not(.out)");
    if (next && !td.hidden && !td.parentElement.hidden) { next.focus(); return; }
  }
}

function updateSheet(sheet) {
  for (const row of sheet.rows) row.tr.hidden = !row.cells.some((cell) => cell.visible);
  for (const column of sheet.columns) {
    const hidden = !column.cells.some((cell) => cell.visible);
    if (column.header.hidden === hidden) continue;
    column.header.hidden = hidden;
    for (const td of column.tds) td.hidden = hidden;
  }
  sheet.section.hidden = !sheet.snapshot.cells.some((cell) => cell.visible);
}

// Small pictures of what is not as it should be, each made when it comes into view.
function showThumbnails() {
  const watch = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      watch.unobserve(entry.target);
      const cell = cellOf(entry.target);
      const source = address(cell.candidate >= 0 ? cell.candidate : cell.golden);
      if (source && !entry.target.querySelector("img")) entry.target.append(element("img", { src: source, alt: "" }));
    }
  }, { rootMargin: "300px" });
  for (const cell of changed) if (cell.button && (cell.candidate >= 0 || cell.golden >= 0)) watch.observe(cell.button);
}
