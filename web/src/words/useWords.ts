import { useContext, useEffect, useState } from 'preact/hooks';
import { type Area, type Catalogue, LanguageContext, loadWords } from './catalogue.ts';

const loaded = new Map<string, unknown>();

/** Loads the words of an area before they are needed. */
export async function preload<A extends Area>(area: A, language: Parameters<typeof loadWords>[1]): Promise<Catalogue[A]> {
  const key = `${language}:${area}`;
  const words = (loaded.get(key) as Catalogue[A] | undefined) ?? (await loadWords(area, language));
  loaded.set(key, words);
  return words;
}

/** The words of an area in the language of the app; undefined while they load. */
export function useWords<A extends Area>(area: A): Catalogue[A] | undefined {
  const language = useContext(LanguageContext);
  const key = `${language}:${area}`;
  const [, setLoaded] = useState('');
  useEffect(() => {
    let here = true;
    preload(area, language).then(() => here && setLoaded(key));
    return () => {
      here = false;
    };
  }, [area, language, key]);
  return loaded.get(key) as Catalogue[A] | undefined;
}
