/** What other features may use of the review room. */
import './css/graph.css';

export { Graph } from './Graph.tsx';
export { isSettled, linesFor, type Side, turnsFor } from './lines.ts';
export { useReview } from './useReview.ts';
