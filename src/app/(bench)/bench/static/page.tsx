export const dynamic = 'force-static'

const cards = Array.from({ length: 34 }, (_, index) => index + 1)
const words =
  'morning river tape hollow signal salt window slow copper lantern orchard tide echo paper winter harbour velvet static bloom marble thunder willow amber distant'.split(
    ' ',
  )

/** A static page about as large as a home page: what a cached page may cost is measured against it. */
export default function StaticPage() {
  return (
    <main>
      <h1>Static page</h1>
      {cards.map((number) => (
        <article key={number} id={`card-${number}`}>
          <h2>Card {number}</h2>
          <p>{sentence(number)}</p>
          <a href={`/bench/static#card-${number}`}>Go to card {number}</a>
        </article>
      ))}
    </main>
  )
}

/** Never the same twice, so that it packs no better than a real page. */
function sentence(number: number): string {
  let state = number
  return Array.from({ length: 44 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return words[Math.floor((state / 2_147_483_648) * words.length)]
  }).join(' ')
}
