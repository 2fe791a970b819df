/** Loaders of table parts that a first look does not show. Separate, so that the first load does not list them. */

export const questionDialog = async () => (await import('./QuestionDialog.tsx')).QuestionDialog;
export const resultPanel = async () => (await import('./ResultPanel.tsx')).ResultPanel;
export const sheets = async () => (await import('./Sheets.tsx')).Sheets;
export const ofCopy = async () => (await import('./copy/Values.tsx')).WolfOfCopy;
export const between = async () => (await import('./Between.tsx')).Between;
export const ending = async () => (await import('./scene/ending.ts')).ending;
export const forecast = async () => (await import('./Forecast.tsx')).Forecast;
export const endPart = async () => (await import('./art/End.tsx')).EndPart;
export const traces = async () => (await import('./art/Traces.tsx')).Traces;
export const phases = async () => (await import('./Phases.tsx')).Phases;
export const speech = async () => (await import('./scene/speech.ts')).speech;
export const partner = async () => (await import('./partner/Partner.tsx')).Partner;
