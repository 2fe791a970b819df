export * from './registry.ts';
export * from './shared/bot.ts';
export * from './shared/budget.ts';
export * from './shared/evaluator.ts';
export * from './shared/game-bots.ts';
export * from './shared/judgement.ts';
export * from './shared/levels.ts';
export * from './shared/reason.ts';
