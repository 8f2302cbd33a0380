import type { DefaultServerCellComponentProps } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'
import { TitleCell } from '@/collections/pages/components/title-cell'
import { siteThemes } from '@/plugins/_kit/_generated/themes'
import { setThemeRegistry } from '@/src/core/theme/registry'

// Payload's own cell asks for the whole admin around it.
vi.mock('@payloadcms/ui', () => ({
  RenderDefaultCell: ({ clientProps }: { clientProps: { cellData: string } }) =>
    clientProps.cellData,
}))

beforeAll(() => setThemeRegistry(siteThemes))

it.each([
  [{ pathname: '/', theme: 'default' }, 'Home', 'For the kind of site “Several pages”'],
  [{ pathname: '/', theme: 'link-tree' }, 'Home', 'For the kind of site “One page”'],
  [{ pathname: '/', theme: 'gone' }, 'Home', 'For the kind of site “gone”'],
  [{ pathname: '/tour', theme: 'default' }, 'Tour', ''],
])('tells the home pages of one site apart: %j', (rowData, cellData, said) => {
  const props = { cellData, rowData } as Partial<DefaultServerCellComponentProps>
  const words = renderToStaticMarkup(
    <TitleCell {...(props as DefaultServerCellComponentProps)} />,
  ).replace(/<[^>]*>/g, '')
  expect(words).toBe(`${cellData}${said}`)
})
