// Puts the page together and listens to keys.
function fillHeader() {
  document.title = report.title + " – Proofsheet";
  document.getElementById("title").textContent = report.title;
  document.getElementById("totals").textContent = report.totals;
  const notes = document.getElementById("notes");
  for (const note of report.notes) notes.append(element("li", {}, note));
  notes.hidden = !report.notes.length;
}

function hearKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const typing = event.target.closest("input, select, textarea");
  const isRange = typing && typing.type === "range";
  if (typing && typing.type === "search") return;
  const arrows = event.key.startsWith("Arrow");
  if (typing && (arrows || event.key === " ") && (isRange || typing.type === "radio")) return;
  if (viewer.open ? hearViewerKey(event) : hearPageKey(event)) event.preventDefault();
}

function hearViewerKey(event) {
  const scrolls = event.target === stage && (stage.scrollHeight > stage.clientHeight || stage.scrollWidth > stage.clientWidth);
  switch (event.key) {
    case "j": stepCell(1); return true;
    case "k": stepCell(-1); return true;
    case "ArrowDown": case "ArrowRight": if (scrolls) return false; stepCell(1); return true;
    case "ArrowUp": case "ArrowLeft": if (scrolls) return false; stepCell(-1); return true;
    case "J": stepCluster(1); return true;
    case "K": stepCluster(-1); return true;
    case "1": case "2": case "3": case "4": setMode(modes[Number(event.key) - 1][0]); return true;
    case "+": case "=": stepZoom(1); return true;
    case "-": stepZoom(-1); return true;
    case "0": setZoom("fit"); return true;
    case "f": document.getElementById("frames").click(); return true;
    case " ": if (!looking.flips || event.target.closest("button")) return false; looking.flips.flip(); return true;
    default: return false;
  }
}

function hearPageKey(event) {
  switch (event.key) {
    case "j": stepCard(1); return true;
    case "k": stepCard(-1); return true;
    case "/": { const find = document.getElementById("find"); if (!find) return false; find.focus(); return true; }
    default: return false;
  }
}

fillHeader();
makeFilters();
makeCards();
makeMatrix();
makeViewer();
applyFilters();
document.addEventListener("keydown", hearKey);
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", setPictures); else setPictures();
