// The viewer: one cell, its golden and its candidate.
const viewer = document.getElementById("viewer");
const stage = document.getElementById("stage");
const modes = [["side", "Side by side"], ["slider", "Slider"], ["flicker", "Flicker"], ["difference", "Difference"]];
const zooms = [["fit", "Fit"], ["0.5", "50 %"], ["1", "100 %"], ["2", "200 %"], ["4", "400 %"]];
const looking = { cell: null, mode: "side", zoom: "fit", frames: true, flips: null, draw: 0 };

function makeViewer() {
  const choice = (place, name, list, chosen) => {
    for (const [value, word] of list) {
      const input = element("input", { type: "radio", name, value, checked: looking[name] === value });
      input.addEventListener("change", () => chosen(value));
      document.getElementById(place).append(element("label", {}, input, element("span", {}, word)));
    }
  };
  choice("modes", "mode", modes, setMode);
  choice("zooms", "zoom", zooms, setZoom);
  const frames = document.getElementById("frames");
  frames.checked = looking.frames;
  frames.addEventListener("change", () => { looking.frames = frames.checked; drawStage(); });
  document.getElementById("previous").addEventListener("click", () => stepCell(-1));
  document.getElementById("next").addEventListener("click", () => stepCell(1));
  document.getElementById("close").addEventListener("click", () => viewer.close());
  viewer.addEventListener("close", () => { stopFlicker(); const button = looking.cell && looking.cell.button; if (button) button.focus({ preventScroll: true }); });
  addEventListener("resize", () => { if (viewer.open && looking.zoom === "fit") drawStage(); });
}

function check(name, value) {
  for (const input of viewer.querySelectorAll(`input[name=${name}]`)) input.checked = input.value === value;
}

function setMode(mode) { looking.mode = mode; check("mode", mode); drawStage(); }
function setZoom(zoom) { looking.zoom = zoom; check("zoom", zoom); drawStage(); }

function stepZoom(step) {
  const values = zooms.map(([value]) => value);
  setZoom(values[Math.min(Math.max(values.indexOf(looking.zoom) + step, 0), values.length - 1)]);
}

// Cells to walk through: those that changed and are shown, or all that are shown where the open one matched.
function walkable() {
  return (looking.cell && looking.cell.cluster < 0 ? looking.cell.snapshot.cells : changed).filter((cell) => cell.visible || cell === looking.cell);
}

function stepCell(step) {
  const list = walkable();
  const next = list[list.indexOf(looking.cell) + step];
  if (next) openViewer(next);
}

function stepCluster(step) {
  const list = walkable();
  const now = list.indexOf(looking.cell);
  const others = step > 0 ? list.slice(now + 1) : list.slice(0, now).reverse();
  const next = others.find((cell) => cell.cluster !== looking.cell.cluster);
  if (next) openViewer(list.find((cell) => cell.cluster === next.cluster));
}

function openViewer(cell) {
  looking.cell = cell;
  const title = document.getElementById("viewer-title");
  title.replaceChildren(element("span", {}, cell.snapshot.title), badge(cell.outcome));
  document.getElementById("viewer-cell").textContent = describe(cell);
  const list = walkable(), now = list.indexOf(cell);
  document.getElementById("position").textContent = `${now + 1} of ${list.length}`;
  document.getElementById("previous").disabled = now === 0;
  document.getElementById("next").disabled = now === list.length - 1;
  fillDetails(cell);
  if (!viewer.open) { viewer.showModal(); stage.focus({ preventScroll: true }); }
  drawStage();
}

function fillDetails(cell) {
  const parts = [];
  const add = (title, ...content) => parts.push(element("h3", {}, title), ...content);
  if (cell.change) {
    const items = cell.change.words.map((line) => {
      const first = cell.change.views[line.views[0]];
      const item = element("li", { tabindex: line.views.length ? "0" : null }, ...phrase(line.parts), first ? element("span", { class: "path" }, first.path) : null);
      const light = (on) => () => { for (const frame of stage.querySelectorAll(".frame")) if (line.views.includes(Number(frame.dataset.view))) frame.classList.toggle("lit", on); };
      item.addEventListener("pointerenter", light(true));
      item.addEventListener("pointerleave", light(false));
      item.addEventListener("focus", light(true));
      item.addEventListener("blur", light(false));
      return item;
    });
    add("What changed", element("ul", { class: "words" }, ...items));
    add("Pixels", element("p", {}, cell.change.sentence));
  }
  if (cell.reason) add("Why it failed", element("pre", { class: "reason" }, cell.reason));
  const cluster = clusters[cell.cluster];
  if (cluster) add(`Change ${cluster.number}`, element("p", {}, cluster.where));
  if (cluster && cluster.parts.length) parts.push(element("ul", { class: "parts" }, ...cluster.parts.map((part) => element("li", {}, ...phrase(part)))));
  const traits = [...traitsOf(cell), ...cell.snapshot.common];
  if (traits.length && cell.outcome !== "orphaned") add("Cell", element("dl", { class: "traits" }, ...traits.flatMap(([title, word]) => [element("dt", {}, title), element("dd", {}, word)])));
  if (cell.command) add("Check this cell again", commandLine(cell.command, "Command that checks this cell again"));
  if (cluster && cluster.accept) add("Accept this change", commandLine(cluster.accept, "Command that accepts this change"));
  const files = [cell.golden, cell.candidate].filter((index) => index >= 0).map((index) => report.pictures[index]);
  if (files.length) add("Files", element("ul", { class: "files" }, ...files.map((path) => element("li", {}, element("a", { href: path }, decodeURIComponent(path))))));
  document.getElementById("details").replaceChildren(...parts);
  document.getElementById("details").scrollTop = 0;
}

function load(index) {
  return new Promise((done) => {
    const source = address(index);
    if (!source) { done(null); return; }
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => done(null);
    image.src = source;
  });
}

async function drawStage() {
  stopFlicker();
  const cell = looking.cell, turn = ++looking.draw;
  const [golden, candidate] = await Promise.all([load(cell.golden), load(cell.candidate >= 0 || cell.outcome !== "matched" ? cell.candidate : -1)]);
  if (turn !== looking.draw) return;
  const both = golden && candidate;
  for (const input of viewer.querySelectorAll("input[name=mode]")) input.disabled = !both && input.value !== "side";
  if (!golden && !candidate) { stage.replaceChildren(element("p", { class: "nothing" }, missingPicture(cell))); return; }
  const mode = both ? looking.mode : "side";
  const size = { width: Math.max(...[golden, candidate].filter(Boolean).map((image) => image.naturalWidth)), height: Math.max(...[golden, candidate].filter(Boolean).map((image) => image.naturalHeight)) };
  const abreast = mode === "side" ? (both ? 3 : 1) : 1;
  const zoom = looking.zoom === "fit" ? fit(size, abreast, mode) : Number(looking.zoom);
  stage.classList.toggle("sharp", zoom >= 1);
  const draw = { side: drawSide, slider: drawSlider, flicker: drawFlicker, difference: drawDifference }[mode];
  stage.replaceChildren(...draw({ golden, candidate, size, zoom, cell }));
}

function missingPicture(cell) {
  if (cell.outcome === "failed") return "There is no picture, because the cell could not be rendered or compared; the reason stands beside.";
  if (!cell.snapshot.keepsPictures) return report.fingerprintNote;
  return "The pictures are not in this file, and their files are not where this report expects them.";
}

function fit(size, abreast, mode) {
  const room = { width: stage.clientWidth - 40 - (abreast - 1) * 20, height: stage.clientHeight - 40 - { side: 26, slider: 44, flicker: 56, difference: 0 }[mode] };
  return Math.max(Math.min(room.width / abreast / size.width, room.height / size.height, 2), 0.05);
}

function shot(size, zoom, className, ...children) {
  const box = element("div", { class: "shot " + className }, ...children);
  box.style.width = `${Math.round(size.width * zoom)}px`;
  box.style.height = `${Math.round(size.height * zoom)}px`;
  return box;
}

function picture(image, zoom, alt, className) {
  const copy = element("img", { src: image.src, alt, class: className || "", draggable: "false" });
  copy.style.width = `${image.naturalWidth * zoom}px`;
  copy.style.height = `${image.naturalHeight * zoom}px`;
  return copy;
}

function outlines(view, which) {
  if (!looking.frames || !view.cell.change) return [];
  return view.cell.change.views.map((change, index) => {
    const frame = change[which];
    if (!frame) return null;
    const box = element("span", { class: "frame" + (which === "golden" ? " old" : ""), "data-view": String(index) });
    box.style.left = `${frame[0] * view.zoom - 1}px`;
    box.style.top = `${frame[1] * view.zoom - 1}px`;
    box.style.width = `${frame[2] * view.zoom + 2}px`;
    box.style.height = `${frame[3] * view.zoom + 2}px`;
    return box;
  }).filter(Boolean);
}

function figure(caption, content) {
  return element("figure", {}, element("figcaption", {}, caption), content);
}

function drawSide(view) {
  const shots = [];
  if (view.golden) shots.push(figure("golden", shot(view.size, view.zoom, "", picture(view.golden, view.zoom, "Golden"), ...outlines(view, "golden"))));
  if (view.golden && view.candidate) shots.push(figure("difference", differenceShot(view)));
  if (view.candidate) shots.push(figure("candidate", shot(view.size, view.zoom, "", picture(view.candidate, view.zoom, "Candidate"), ...outlines(view, "candidate"))));
  return [element("div", { class: "shots" }, ...shots)];
}

function differenceShot(view) {
  const layer = element("div", { class: "marks" }, picture(view.golden, view.zoom, ""), picture(view.candidate, view.zoom, ""));
  return shot(view.size, view.zoom, "", picture(view.golden, view.zoom, "Golden in pale gray, pixels that differ in red", "pale"), layer);
}

function drawDifference(view) { return [element("div", { class: "shots" }, differenceShot(view))]; }

function drawSlider(view) {
  const box = shot(view.size, view.zoom, "slides", picture(view.golden, view.zoom, "Golden"), picture(view.candidate, view.zoom, "Candidate", "upper"), element("span", { class: "edge" }));
  const range = element("input", { type: "range", min: "0", max: "100", step: "0.5", value: "50", "aria-label": "Golden to the left of the line, candidate to the right" });
  const set = (value) => { range.value = value; box.style.setProperty("--at", `${range.value}%`); };
  range.addEventListener("input", () => set(range.value));
  const drag = (event) => { const place = box.getBoundingClientRect(); set(((event.clientX - place.left) / place.width) * 100); };
  box.addEventListener("pointerdown", (event) => { box.setPointerCapture(event.pointerId); drag(event); });
  box.addEventListener("pointermove", (event) => { if (event.buttons) drag(event); });
  set(50);
  return [element("label", { class: "slide" }, "golden", range, "candidate"), box];
}

function drawFlicker(view) {
  const upper = picture(view.candidate, view.zoom, "Candidate");
  const word = element("span", {}, "");
  const show = (isNew) => { upper.style.visibility = isNew ? "visible" : "hidden"; word.textContent = isNew ? "candidate" : "golden"; };
  const flips = { isNew: true, timer: null, flip() { this.isNew = !this.isNew; show(this.isNew); } };
  const play = element("button", { type: "button", class: "plain" }, "");
  const run = (on) => {
    clearInterval(flips.timer);
    flips.timer = on ? setInterval(() => flips.flip(), 700) : null;
    play.textContent = on ? "Pause" : "Play";
  };
  play.addEventListener("click", () => run(!flips.timer));
  looking.flips = flips;
  show(true);
  run(!matchMedia("(prefers-reduced-motion: reduce)").matches);
  return [element("div", { class: "slide" }, play, word), shot(view.size, view.zoom, "", picture(view.golden, view.zoom, "Golden"), upper)];
}

function stopFlicker() {
  if (looking.flips) clearInterval(looking.flips.timer);
  looking.flips = null;
}
