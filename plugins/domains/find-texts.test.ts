import { afterAll, expect, it } from 'vitest'
import { createFindTexts } from '@/plugins/domains/find-texts'
import { startDnsServer } from '@/src/testing/dns-server'

const dns = await startDnsServer()
afterAll(dns.close)
const findTexts = createFindTexts([dns.address])

it('answers all texts of a name, long ones in one piece', async () => {
  const long = 'v=spf1 '.repeat(60)
  dns.texts.set('_bandstand.luna.example', ['bandstand-site=1', long])
  expect((await findTexts('_bandstand.luna.example')).sort()).toEqual(['bandstand-site=1', long])
})

it('answers none for a name without such records, and for one that is not there', async () => {
  dns.texts.set('_bandstand.empty.example', [])
  expect(await findTexts('_bandstand.empty.example')).toEqual([])
  expect(await findTexts('_bandstand.nobody.example')).toEqual([])
})

it.each(['servfail', 'refused'] as const)('throws on %s, which says nothing', async (failure) => {
  dns.failures.set('_bandstand.broken.example', failure)
  await expect(findTexts('_bandstand.broken.example')).rejects.toThrow()
})

it('throws for what is no name', async () => {
  await expect(findTexts(`_bandstand.${'a'.repeat(64)}.example`)).rejects.toThrow()
})
