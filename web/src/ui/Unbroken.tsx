/** Names of cards in a sentence: “Wolf 06”, “Black 4”, “4 noir”, “ウルフ 06”. */
const NAMES = /((?:\p{Script=Katakana}|ー|\p{Script=Latin})+ \d+|\d+ (?:noir|blanc))/u;

/** Text without line breaks inside card names. */
export function Unbroken({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(NAMES).map((part, i) =>
        i % 2 === 0 ? (
          part
        ) : (
          <span key={`${i} ${part}`} class="unbroken">
            {part}
          </span>
        ),
      )}
    </>
  );
}
