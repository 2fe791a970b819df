/** The part of the review that other features may import. */
import './css/graph.css';

export { Graph } from './Graph.tsx';
export { isSettled, linesFor, type Side, turnsFor } from './lines.ts';
export { useReview } from './useReview.ts';
