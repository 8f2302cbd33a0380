import { vi } from 'vitest'

/** A window for which no media query holds; jsdom knows none at all. */
export function stubMediaQueries(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }))
}
