import { type Headers, ParseError, readSetUp } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { WolfValues } from '../copy/Values.tsx';
import { WolfOwnCards } from './OwnCards.tsx';

/** In the lobby: home-made cards of the table, uncertain values, and corrections in use. */
export function WolfLobbyValues({ headers }: { readonly headers: Headers }) {
  const config = readSetUp(wolfAndHound, headers);
  if (config instanceof ParseError) return null;
  return (
    <>
      {(config.cards || config.numbers) && <WolfOwnCards config={config} />}
      <WolfValues headers={headers} />
    </>
  );
}
