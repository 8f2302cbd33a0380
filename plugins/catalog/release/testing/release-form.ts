import type { ReleaseAnswer } from '@/src/core/contracts/products/release-answers'
import type { ReleaseForm } from '@/src/core/contracts/products/releases'

/** A form with a price and nothing else. */
export function releaseFormOf(change: Partial<ReleaseForm> = {}): ReleaseForm {
  return {
    title: '',
    artist: '',
    description: null,
    credits: '',
    media: [],
    releaseDate: '2026-05-01',
    download: { kind: 'fixed', minor: 700, suggestedMinor: null },
    isPreorder: false,
    editions: [],
    visibility: 'public',
    tiers: [],
    streaming: 'preview',
    playLimit: 3,
    isFeatured: false,
    hasCoverColours: false,
    showsLyrics: false,
    ...change,
  }
}

export function releaseOf(form: Partial<ReleaseForm> = {}, rev = '1'): ReleaseAnswer {
  return {
    id: '5b1c1a1e-0000-4000-8000-000000000001',
    rev,
    form: releaseFormOf(form),
    state: 'draft',
    onSaleAt: null,
    remarks: [],
    pictures: [],
    coverColours: null,
    songs: [],
    ordered: [],
    isSold: false,
    bonusCount: 0,
    url: '',
  }
}
