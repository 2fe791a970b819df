import { exp } from './portable.ts';

/**
 * Numbers in, numbers out. A hand-written formula and a trained network both fit behind it. A game turns what a seat sees into
 * `features`; search does not know what they mean. Weights are a plain file, inference is plain TypeScript.
 */
export interface Evaluator {
  readonly inputs: number;
  readonly outputs: number;
  /** Reads `inputs` numbers, writes `outputs` numbers. Must not keep either array. */
  run(features: Float64Array, out: Float64Array): void;
}

/** One row for each output: a weight for each input, then the bias. */
export interface LinearWeights {
  readonly kind: 'linear';
  readonly rows: readonly (readonly number[])[];
  /** `sigmoid` makes a probability of each output. */
  readonly squash: 'none' | 'sigmoid';
}

/** Layers of a small network, each with rows as in `LinearWeights`. Hidden layers are rectified: negative sums become 0. */
export interface NetworkWeights {
  readonly kind: 'network';
  readonly layers: readonly (readonly (readonly number[])[])[];
  readonly squash: 'none' | 'sigmoid';
}

export type Weights = LinearWeights | NetworkWeights;

export function evaluatorOf(weights: Weights): Evaluator {
  const layers = (weights.kind === 'linear' ? [weights.rows] : weights.layers).map(pack);
  const first = layers[0] as Layer;
  const last = layers.at(-1) as Layer;
  return {
    inputs: first.inputs,
    outputs: last.outputs,
    run(features, out) {
      let current = features;
      for (const layer of layers) {
        const into = layer === last ? out : layer.scratch;
        multiply(layer, current, into, layer !== last);
        current = into;
      }
      if (weights.squash === 'sigmoid') for (let i = 0; i < last.outputs; i++) out[i] = sigmoid(out[i] as number);
    },
  };
}

interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly values: Float64Array;
  readonly scratch: Float64Array;
}

function pack(rows: readonly (readonly number[])[]): Layer {
  const inputs = (rows[0]?.length ?? 1) - 1;
  return { inputs, outputs: rows.length, values: Float64Array.from(rows.flat()), scratch: new Float64Array(rows.length) };
}

function multiply({ inputs, outputs, values }: Layer, from: Float64Array, into: Float64Array, cut: boolean): void {
  for (let row = 0, at = 0; row < outputs; row++) {
    let sum = 0;
    for (let i = 0; i < inputs; i++) sum += (values[at++] as number) * (from[i] as number);
    sum += values[at++] as number;
    into[row] = cut && sum < 0 ? 0 : sum;
  }
}

/**
 * The same for features that are 0 or 1. The caller gives the indices of the features that are 1, so thousands of weights cost no more
 * than the few that are looked up. Only the first layer of a network is read this way.
 */
export interface FactEvaluator {
  readonly inputs: number;
  /** The first output. The first `count` entries of `active` are the indices of the features that are 1. */
  run(active: Int32Array, count: number): number;
}

export function factEvaluatorOf(weights: Weights): FactEvaluator {
  const [table, ...rest] = weights.kind === 'linear' ? [weights.rows] : weights.layers;
  const { inputs, outputs, values } = pack(table as readonly (readonly number[])[]);
  const sums = new Float64Array(outputs);
  const above = rest.length === 0 ? undefined : evaluatorOf({ kind: 'network', layers: rest, squash: 'none' });
  const out = new Float64Array(above?.outputs ?? outputs);
  const squash = weights.squash === 'sigmoid' ? sigmoid : (x: number) => x;
  return {
    inputs,
    run(active, count) {
      for (let row = 0; row < outputs; row++) {
        const at = row * (inputs + 1);
        let sum = values[at + inputs] as number;
        for (let n = 0; n < count; n++) sum += values[at + (active[n] as number)] as number;
        sums[row] = above !== undefined && sum < 0 ? 0 : sum;
      }
      if (above === undefined) return squash(sums[0] as number);
      above.run(sums, out);
      return squash(out[0] as number);
    },
  };
}

export function sigmoid(x: number): number {
  return 1 / (1 + exp(-x));
}
