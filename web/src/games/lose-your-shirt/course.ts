/** The measures of the drawn course: six lanes, one stall a lane on the left, FINISH on the right. */
import type { Spot } from './view';

export interface Course {
  width: number;
  height: number;
  /** Where square 1 begins, and how wide a square is. */
  left: number;
  square: number;
  finish: number;
  top: number;
  lane: number;
  /** The horse from the side, and how far left of and above its square's middle it is drawn. */
  horseWidth: number;
  horseHeight: number;
  dx: number;
  dy: number;
  /** The horse from above: how long it is drawn. */
  long: number;
}

export function bigCourse(squares: number): Course {
  const square = 1512 / squares;
  const horseWidth = Math.min(138, Math.max(88, square * 1.643));
  const horseHeight = (horseWidth * 108) / 138;
  return { width: 1920, height: 580, left: 136, square, finish: 1648, top: 17, lane: 91, horseWidth, horseHeight, dx: -horseWidth / 2, dy: 44 - horseHeight, long: Math.min(120, Math.max(92, square * 1.45)) };
}

export function smallCourse(squares: number): Course {
  const square = 324 / squares;
  const horseWidth = Math.min(49, Math.max(38, square * 2.72));
  const horseHeight = (horseWidth * 36) / 49;
  return { width: 390, height: 246, left: 40, square, finish: 364, top: 6, lane: 39, horseWidth, horseHeight, dx: -horseWidth * 0.37, dy: 18 - horseHeight, long: Math.min(48, Math.max(40, square * 2.6)) };
}

/** The middle of a square; the stall lies before the first, the ground beyond FINISH after the last. */
export function middle(course: Course, at: Spot): { x: number; y: number } {
  const step = at.square === 0 ? Math.max(0.45, (course.left * 0.28) / course.square) : 0;
  const x = course.left + (at.square - 0.5 + (at.square === 0 ? 0.5 - step : 0)) * course.square;
  // Who has crossed has his nose over the line, not in the board behind it.
  return { x: Math.min(x, course.finish + (course.width > 1000 ? 4 : -4)), y: course.top + (at.lane - 0.5) * course.lane };
}

export function line(course: Course, spots: readonly Spot[]): string {
  return spots.map((spot, index) => { const { x, y } = middle(course, spot); return `${index ? 'L' : 'M'}${x} ${y}`; }).join('');
}
