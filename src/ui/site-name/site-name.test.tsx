import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SiteName } from '@/src/ui/site-name/site-name'

it.each([
  ['Luna Vale', 4, false],
  ['The Wolkenkuckucksheim Band', 18, true],
])(
  'says how long %s and its longest word are, for the size of its letters',
  (name, longest, isLong) => {
    const html = renderToStaticMarkup(<SiteName name={name} />)
    expect(html).toContain(`--longest-word:${longest}"`)
    expect(html).toContain(`data-long="${isLong}"`)
    expect(html).toContain(`>${name.toUpperCase()}</span>`)
  },
)
