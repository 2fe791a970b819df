/**
 * Exponential and logarithm from the four basic operations (after fdlibm, by Sun Microsystems). Those are bit-identical everywhere;
 * `Math.exp` and `Math.log` may differ between browsers in the last bit, and a search that compares such numbers would then play another
 * game.
 */

const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const INVERSE_LN2 = Math.LOG2E;
/** Beyond it the result is 0 or infinity. */
const MAX_EXPONENT = 700;

/** Powers of two from −1022 to 1023. */
const POWERS = new Float64Array(2046);
const ZERO = 1022;
POWERS[ZERO] = 1;
for (let n = 1; n <= 1023; n++) {
  POWERS[ZERO + n] = 2 * (POWERS[ZERO + n - 1] as number);
  if (n <= ZERO) POWERS[ZERO - n] = (POWERS[ZERO - n + 1] as number) / 2;
}

export function exp(x: number): number {
  if (x > MAX_EXPONENT) return Number.POSITIVE_INFINITY;
  if (x < -MAX_EXPONENT) return 0;
  const k = Math.floor(INVERSE_LN2 * x + 0.5);
  const high = x - k * LN2_HIGH;
  const low = k * LN2_LOW;
  const r = high - low;
  const t = r * r;
  const c =
    r -
    t *
      (0.16666666666666602 +
        t * (-0.0027777777777015593 + t * (0.00006613756321437934 + t * (-0.0000016533902205465252 + t * 4.1381367970572385e-8))));
  return (1 - (low - (r * c) / (2 - c) - high)) * (POWERS[ZERO + k] as number);
}

/** For numbers from 1 up, such as visit counts. */
export function ln(x: number): number {
  let k = 0;
  let m = x;
  for (; m > Math.SQRT2; k++) m /= 2;
  const f = m - 1;
  const s = f / (2 + f);
  const z = s * s;
  const w = z * z;
  const even = w * (0.3999999999940942 + w * (0.22222198432149784 + w * 0.15313837699209373));
  const odd = z * (0.6666666666666735 + w * (0.2857142874366239 + w * (0.1818357216161805 + w * 0.14798198605116586)));
  const half = 0.5 * f * f;
  return k * LN2_HIGH - (half - (s * (half + even + odd) + k * LN2_LOW) - f);
}

export function sigmoid(x: number): number {
  return 1 / (1 + exp(-x));
}
