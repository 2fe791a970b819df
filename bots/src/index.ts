export * from './frame/bot.ts';
export * from './frame/budget.ts';
export * from './frame/evaluator.ts';
export * from './frame/game-bots.ts';
export * from './frame/judgement.ts';
export * from './frame/levels.ts';
export * from './frame/reason.ts';
export * from './registry.ts';
