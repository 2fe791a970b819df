import { type Headers, ParseError } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { SheepValues } from '../copy/Values.tsx';
import { SheepOwnCards } from './OwnCards.tsx';

/** In the lobby: home-made cards of the table, uncertain values, and corrections in use. */
export function SheepLobbyValues({ headers }: { readonly headers: Headers }) {
  const config = sheepAndThief.configs.read(headers);
  if (config instanceof ParseError) return null;
  return (
    <>
      {config.deck && <SheepOwnCards config={config} />}
      <SheepValues headers={headers} />
    </>
  );
}
