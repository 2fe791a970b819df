import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { type Area, LanguageContext } from './catalogue.ts';
import type { Language } from './languages.ts';

/** Loaded words by loader, so that each loader runs once. */
const loaded = new Map<() => Promise<unknown>, unknown>();

/** Loads the words of an area before they are needed. */
export async function preload<Words>(area: Area<Words>, language: Language): Promise<Words> {
  const words = wordsOf(area, language) ?? (await area[language]()).words;
  loaded.set(area[language], words);
  return words;
}

/** The words of an area in the app's language; undefined while they load, or without an area. */
export function useWords<Words>(area: Area<Words> | undefined): Words | undefined {
  const language = useContext(LanguageContext);
  const [, setLoaded] = useState({});
  const [trouble, setTrouble] = useState<unknown>();
  useEffect(() => {
    let here = true;
    const tell = (error: unknown) => here && setTrouble(error);
    if (area) preload(area, language).then(() => here && setLoaded({}), tell);
    return () => {
      here = false;
    };
  }, [area, language]);
  // A failed load is thrown: the boundary around this component shows it.
  if (trouble) throw trouble;
  // The old words stay until the new language is loaded, so the focus is kept.
  const last = useRef<{ readonly area: unknown; readonly words: Words }>(undefined);
  const words = area && wordsOf(area, language);
  if (words) last.current = { area, words };
  return words ?? (last.current?.area === area ? last.current?.words : undefined);
}

function wordsOf<Words>(area: Area<Words>, language: Language): Words | undefined {
  return loaded.get(area[language]) as Words | undefined;
}
