/** Single things on tiles: churches, inns, coats of arms, goods, signs. Each is drawn about its own point. */
import { svg, type SVGTemplateResult } from 'lit';
import type { Point } from './pen.js';
import { MAZE } from './roads.js';

const at = ([x, y]: Point, scale: number, turn = 0): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})${turn ? ` rotate(${turn})` : ''}`;

export function church(point: Point): SVGTemplateResult {
  return svg`<g transform=${at(point, 1)}>
    <ellipse class="t-yard" cx="0" cy="3" rx="18" ry="14"></ellipse>
    <path class="t-stone" d="M-13,11V-1H3V11ZM3,11V-8H11V11Z"></path>
    <path class="t-roof-a" d="M-15,-1L-5,-9L5,-1ZM1.5,-8L7,-17L12.5,-8Z"></path>
    <path class="t-line" d="M7,-17V-22M5,-20H9"></path>
    <path class="t-door" d="M-7,11V6.5A2.5,2.5 0 0 1 -2,6.5V11ZM5.5,-3H8.5V1H5.5Z"></path></g>`;
}

export function abbey(): SVGTemplateResult {
  return svg`<rect class="t-court" x="0" y="0" width="100" height="100"></rect>
    <path class="t-court-line" d="M8,8H92V92H8ZM50,8V24M50,76V92M8,50H24M76,50H92"></path>
    <path class="t-stone" d="M24,24H76V76H24Z"></path><path class="t-roof-a" d="M24,24H76L64,36H36ZM24,76H76L64,64H36Z"></path>
    <path class="t-roof-b" d="M24,24V76L36,64V36ZM76,24V76L64,64V36Z"></path><rect class="t-garden" x="36" y="36" width="28" height="28"></rect>
    <g transform="translate(50 50) scale(.8)"><path class="t-stone" d="M-8,13V-6H8V13Z"></path><path class="t-roof-a" d="M-11,-6L0,-17L11,-6Z"></path><path class="t-line" d="M0,-17V-23M-2.4,-20.6H2.4"></path><path class="t-door" d="M-2.6,13V7A2.6,2.6 0 0 1 2.6,7V13Z"></path></g>`;
}

/** Two towers and a rose window; for cathedrals in cities and for those on crossroads. */
export function cathedral(point: Point, size: number): SVGTemplateResult {
  return svg`<g transform=${at(point, size / 20)}>
    <path class="t-yard" d="M-20,17Q0,24 20,17L18,-2H-18Z"></path>
    <path class="t-stone" d="M-15,16V-8H-6V16ZM6,16V-8H15V16ZM-6,16V-2H6V16Z"></path>
    <path class="t-roof-c" d="M-16,-8L-10.5,-22L-5,-8ZM5,-8L10.5,-22L16,-8ZM-6,-2L0,-9L6,-2Z"></path>
    <circle class="t-rose" cx="0" cy="3" r="3.2"></circle><path class="t-door" d="M-3,16V11A3,3 0 0 1 3,11V16ZM-12,-3H-9V3H-12ZM9,-3H12V3H9Z"></path></g>`;
}

export function volcano(): SVGTemplateResult {
  return svg`<path class="t-rock" d="M28,66L43,38Q50,43 57,38L72,66Q50,74 28,66Z"></path><path class="t-lava" d="M43,38Q50,43 57,38L55,47L52,44L49,53L46,45Z"></path><path class="t-smoke" d="M48,34q-5,-5 0,-9t2,-9"></path>`;
}

/** Walls of a maze around a small court; the four roads enter in the middle of the sides. */
export function labyrinthWalls(): SVGTemplateResult {
  const ring = (r: number, gap: number): string => {
    const [a, b] = [50 - r, 50 + r];
    const [g, h] = [50 - gap, 50 + gap];
    return `M${a},${g}V${a}H${g}M${h},${a}H${b}V${g}M${b},${h}V${b}H${h}M${g},${b}H${a}V${h}`;
  };
  return svg`<rect class="t-maze" x=${50 - MAZE} y=${50 - MAZE} width=${2 * MAZE} height=${2 * MAZE} rx="3"></rect>
    <path class="t-hedge-wall" d=${`${ring(MAZE, 5)}${ring(15.5, 4.5)}M44,34.5V41M56,34.5V41M44,59V65.5M56,59V65.5M34.5,44H41M59,44H65.5M34.5,56H41M59,56H65.5`}></path>
    <path class="t-hedge-wall" d="M42,46V42H46M54,42H58V46M58,54V58H54M46,58H42V54"></path>`;
}

/** @param turn degrees, for the flying machine's direction */
export function landmark(what: string, point: Point, size: number, turn = 0): SVGTemplateResult {
  const draw = DRAWINGS[what] ?? DRAWINGS['sign'];
  return svg`<g transform=${at(point, size / 10, turn)}>${draw}</g>`;
}

const DRAWINGS: Readonly<Record<string, SVGTemplateResult>> = {
  coat: svg`<path class="t-coat" d="M-7,-8H7V0Q7,6 0,9Q-7,6 -7,0Z"></path><path class="t-coat-bar" d="M-7,-2.4H7V1.6H-7Z"></path><path class="t-coat-bar" d="M-2,-8H2V8.4L0,9L-2,8.4Z"></path>`,
  wine: svg`<circle class="t-badge" r="9.5"></circle><path class="t-wine" d="M-3,-2a2.4,2.4 0 1 0 .1,0M2.6,-2a2.4,2.4 0 1 0 .1,0M-.2,2.2a2.4,2.4 0 1 0 .1,0"></path><path class="t-leaf" d="M-.5,-2Q-1,-7 4.5,-6.5Q4,-2.5 -.5,-2Z"></path>`,
  grain: svg`<circle class="t-badge" r="9.5"></circle><path class="t-grain" d="M0,7V-6M0,-6q-3,-1 -2.6,2.4q2.4,.6 2.6,-.4q.2,1 2.6,.4Q3,-7 0,-6M0,-2q-3.4,-1 -3,2.4q2.8,.6 3,-.4q.2,1 3,.4q.4,-3.4 -3,-2.4M0,2q-3.4,-1 -3,2.4q2.8,.6 3,-.4q.2,1 3,.4q.4,-3.4 -3,-2.4"></path>`,
  cloth: svg`<circle class="t-badge" r="9.5"></circle><path class="t-cloth" d="M-6,-4Q0,-7 6,-4V3Q0,0 -6,3Z"></path><path class="t-cloth-b" d="M-6,3Q0,0 6,3V5.6Q0,2.6 -6,5.6Z"></path>`,
  garden: svg`<path class="t-garden" d="M-9,-9H9V9H-9Z"></path><path class="t-hedge" d="M-9,-9H9V9H-9ZM0,-9V-4M0,4V9M-9,0H-4M4,0H9"></path><circle class="t-flower-a" cx="-5" cy="-5" r="2"></circle><circle class="t-flower-b" cx="5" cy="-5" r="2"></circle><circle class="t-flower-b" cx="-5" cy="5" r="2"></circle><circle class="t-flower-a" cx="5" cy="5" r="2"></circle><circle class="t-pond" r="3"></circle>`,
  inn: svg`<ellipse class="t-pond" cx="0" cy="6" rx="11" ry="5"></ellipse><path class="t-house" d="M-7,5V-2H7V5Z"></path><path class="t-roof-a" d="M-9.5,-2L-4,-9H4L9.5,-2Z"></path><path class="t-door" d="M-2,5V1H2V5Z"></path><path class="t-line" d="M7,-2H11M10,-2V1"></path><circle class="t-sign" cx="10" cy="3" r="2.4"></circle>`,
  magic: svg`<circle class="t-magic" r="9"></circle><path class="t-star" d="M0,-7.5L2,-2.2L7.4,-2.4L3.2,1.2L4.7,6.4L0,3.4L-4.7,6.4L-3.2,1.2L-7.4,-2.4L-2,-2.2Z"></path>`,
  portal: svg`<path class="t-stone" d="M-9,9V-1A9,9 0 0 1 9,-1V9H4.5V0A4.5,4.5 0 0 0 -4.5,0V9Z"></path><path class="t-magic" d="M-4.5,9V0A4.5,4.5 0 0 1 4.5,0V9Z"></path><path class="t-star" d="M0,-1.6L1.2,2L4,3L1.2,4L0,7.6L-1.2,4L-4,3L-1.2,2Z"></path>`,
  princess: svg`<path class="t-star" d="M-6.5,6V-3L-3,1L0,-6L3,1L6.5,-3V6Z"></path>`,
  dragon: svg`<path class="t-dragon" d="M-9,5Q-7,-7 2,-7Q9,-7 9,-2L4,-1Q6,4 1,6Q-3,7 -9,5ZM-2,-1a1.2,1.2 0 1 0 .1,0"></path>`,
  fair: svg`<path class="t-cloth" d="M-9,3L0,-8L9,3Z"></path><path class="t-house" d="M-7,3H7V8H-7Z"></path><path class="t-line" d="M0,-8V-12L4,-10.5L0,-9.5"></path>`,
  flight: svg`<path class="t-flight" d="M0,-12L4,-4H2V8H-2V-4H-4Z"></path><path class="t-wing" d="M-2,0L-12,4V7L-2,5ZM2,0L12,4V7L2,5ZM-2,7L-5,11H5L2,7Z"></path>`,
  sign: svg`<path class="t-line" d="M0,8V-6"></path><path class="t-house" d="M-7,-7H5L8,-4.5L5,-2H-7Z"></path>`,
};
