import { expect, it } from 'vitest'
import { blockHtml, sampleContext, sampleTiers } from '@/blocks/_kit/test-kit'
import { load } from '@/blocks/membership-section/load'
import { Render } from '@/blocks/membership-section/render'
import { definition } from '@/blocks/membership-section/schema'
import type { TierView } from '@/src/core/contracts/members/membership-tiers'

const block = { definition, Render, data: { tiers: sampleTiers } }

const JoinLink = ({ tierId }: { tierId: string }) => <a href={`/join/${tierId}`}>Join</a>

const words = (html: string) => html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')

it('has a card for each tier with its price and benefits', () => {
  const html = blockHtml({ ...block, props: { lede: 'Hear it first.' } })
  expect(html).toMatch(/<h2[^>]*>Become a member<\/h2>/)
  expect(html).toContain('>Hear it first.</p>')
  expect(words(html)).toContain(
    '|Listeners|Free|No card needed|Notes from the road|Join Listeners|',
  )
  expect(words(html)).toContain('|Inner circle|Recommended|$5|/Mo|or $50/Yr|Demos|')
})

it('names the least of pay what you want', () => {
  const tier: TierView = {
    ...(sampleTiers[0] as TierView),
    payWhatYouWant: true,
    payWhatYouWantMinimumMinor: 300,
  }
  expect(blockHtml({ ...block, data: { tiers: [tier] } })).toContain(
    '>Pay What You Want from $3/Mo</p>',
  )
  const open = blockHtml({
    ...block,
    data: { tiers: [{ ...tier, payWhatYouWantMinimumMinor: null }] },
  })
  expect(words(open)).toContain('|Pay What You Want|Notes from the road|')
})

it('fills the button of the recommended tier only', () => {
  const links = [...blockHtml(block).matchAll(/<a [^>]*class="([^"]*)"/g)].map(([, name]) => name)
  const buttons = links.filter((name) => /button/.test(name ?? ''))
  expect(buttons.map((name) => /primary/.test(name ?? ''))).toEqual([false, true])
})

it('leads to signing up, and from there to joining', () => {
  expect(blockHtml(block)).toContain(
    'href="/signup?redirect=%2Fmembership%2Fcheckout%3FmembershipTierId%3Dcircle"',
  )
})

it('leads to giving a paid tier to somebody else', () => {
  const links = [...blockHtml(block).matchAll(/href="([^"]*give=1)"/g)].map(([, href]) => href)
  expect(links).toEqual(['/membership/checkout?membershipTierId=circle&amp;give=1'])
})

it('lets the site decide who has to sign up', () => {
  const html = blockHtml({ ...block, env: { JoinLink } })
  expect(html).toContain('href="/join/circle"')
  expect(html).not.toContain('/signup')
})

it('is nothing for visitors without tiers, and a hint for the artist', () => {
  const empty = { ...block, data: { tiers: [] } }
  expect(blockHtml(empty)).toBe('')
  expect(blockHtml({ ...empty, env: { editing: true } })).toContain('Shows your membership tiers')
})

it('asks for the tiers', async () => {
  const read = async (props: object) =>
    (await load({ props: definition.schema.parse(props), context: sampleContext })).tiers
  expect(await read({})).toBe(sampleTiers)
  expect((await read({ tiers: ['circle', 'gone'] })).map(({ id }) => id)).toEqual(['circle'])
})
