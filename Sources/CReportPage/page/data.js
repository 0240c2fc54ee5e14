"use strict";

// What the report says, and the few things made from it once: flat lists of cells and clusters.
const report = JSON.parse(document.getElementById("data").textContent);
const marks = { matched: "✓", differs: "≠", missing: "+", orphaned: "−", failed: "!" };
const meanings = {
  matched: "looks like its golden", differs: "looks different", missing: "has no golden yet",
  orphaned: "has a golden, but is no longer in the matrix", failed: "could not be rendered or compared",
};

const cells = [];
report.snapshots.forEach((snapshot, place) => {
  snapshot.cells = snapshot.keys.map((key, index) => {
    const cell = {
      snapshot, place, index, key, outcome: report.outcomes[snapshot.outcomes[index]], visible: true, button: null,
      cluster: snapshot.clusters[index], golden: snapshot.goldens[index], candidate: snapshot.candidates[index],
      change: report.changes[snapshot.changes[index]] || null, reason: report.reasons[snapshot.reasons[index]] || "",
      command: snapshot.commands[index],
    };
    cells.push(cell);
    return cell;
  });
});

const clusters = report.clusters.map((cluster) => ({ ...cluster, cells: [], card: null }));
for (const cell of cells) if (cell.cluster >= 0) clusters[cell.cluster].cells.push(cell);

// Every cell that is not as it should be, in the order of the changes.
const changed = clusters.flatMap((cluster) => cluster.cells);

function trait(cell, axis) {
  const column = cell.snapshot.traits[axis.name];
  return column ? column[cell.index] : -1;
}

// The traits of a cell on the axes that vary, in words.
function traitsOf(cell) {
  const words = report.axes.map((axis) => [axis, trait(cell, axis)]).filter(([, index]) => index >= 0);
  return words.map(([axis, index]) => [axis.title, axis.traits[index].short]);
}

// The axes that say something which those before them do not: size classes mostly follow from the device and how it is held.
const telling = report.axes.filter((axis, place) => {
  if (!axis.name.endsWith("SizeClass")) return true;
  const seen = new Map();
  return cells.some((cell) => {
    const own = trait(cell, axis), before = report.axes.slice(0, place).map((other) => trait(cell, other)).join();
    if (own >= 0 && !seen.has(before)) seen.set(before, own);
    return own >= 0 && seen.get(before) !== own;
  });
});

function describe(cell) {
  const words = telling.map((axis) => [axis, trait(cell, axis)]).filter(([, index]) => index >= 0).map(([axis, index]) => axis.traits[index].word);
  return words.length ? words.join(", ") : cell.key;
}

function element(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (name === "class") made.className = value;
    else if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

// A phrase: words and names in turn, names as code.
function phrase(parts) {
  return parts.filter((part) => part !== "" ).length
    ? parts.map((part, index) => (index % 2 ? element("code", { class: "name" }, part) : part)) : [];
}

function count(number, one, many) {
  return `${number.toLocaleString("en")} ${number === 1 ? one : many}`;
}

// The address of a picture: one that is in this page as data, any other as the path of its file.
function address(index) {
  if (index < 0) return null;
  const held = document.getElementById("picture-" + index);
  return held ? "data:image/png;base64," + held.textContent : report.pictures[index];
}

function badge(outcome) {
  return element("span", { class: "badge " + outcome }, element("span", { "aria-hidden": "true" }, marks[outcome]), outcome);
}

// Lines break between words only, and in none of their hyphens.
function commandLine(line, label) {
  const code = element("code", { tabindex: "0", "aria-label": label }, ...line.split(" ").flatMap((word) => [" ", element("span", {}, word)]).slice(1));
  const copy = element("button", { type: "button", onclick: () => copyText(line, code, copy) }, "Copy");
  return element("div", { class: "command" }, code, copy);
}

async function copyText(text, code, button) {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    getSelection().selectAllChildren(code);
    button.textContent = "Selected";
  }
  setTimeout(() => { button.textContent = "Copy"; }, 1500);
}
