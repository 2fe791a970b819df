import type { Box } from '../../scenery/free-spots.ts';
import type { Layout, ScreenSeat } from './layout.ts';

const SEATS = [0, 1, 2, 3] as const;
/** The longest usual pile, and the widest hand. */
const [PILE, HAND] = [7, 5];

/** Boxes that the game ever covers. */
export function takenBy(layout: Layout): readonly Box[] {
  return [...SEATS.flatMap((at) => [homestead(layout, at), pile(layout, at)]), ring(layout), hand(layout), line(layout)];
}

/** With its plate, and the shepherd next to it. */
function homestead(layout: Layout, at: ScreenSeat): Box {
  const { x, y, width, height } = layout.plot(at);
  return { x: x - 14, y: y - 10, width: width + 34, height: height + layout.plateHeight + 22 };
}

function pile(layout: Layout, at: ScreenSeat): Box {
  const { width, height } = layout.smallCard;
  const [first, last] = [layout.pileCard(at, 0, PILE), layout.pileCard(at, PILE - 1, PILE)];
  return { x: first.x - width * 0.7, y: first.y - height * 0.7, width: last.x - first.x + width * 1.4, height: height * 1.4 };
}

function ring({ ring: { x, y, rx, ry }, animalSize }: Layout): Box {
  return { x: x - rx - animalSize / 2, y: y - ry - animalSize / 2, width: 2 * rx + animalSize, height: 2 * ry + animalSize };
}

function hand(layout: Layout): Box {
  const { width, height } = layout.handCardSize;
  const [first, last] = [layout.handCard(0, HAND), layout.handCard(HAND - 1, HAND)];
  const top = Math.min(first.y, last.y) - height * 0.65;
  const [left, right] = [Math.min(first.x, last.x), Math.max(first.x, last.x)];
  return { x: left - width * 1.2, y: top, width: right - left + width * 2.4, height: layout.height - top };
}

/** The prompt at its longest in css/prompt.css: 46 lines of type, where a plate is one and a half high. */
function line({ line: { x, y, width, height }, plateHeight }: Layout): Box {
  const long = Math.min(width, (46 * plateHeight) / 1.5);
  return { x: x + (width - long) / 2, y, width: long, height };
}
