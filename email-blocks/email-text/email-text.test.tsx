import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PlainLink, sampleMedia } from '@/blocks/_kit/test-kit'
import { prepareEmail } from '@/email-blocks/_mail/prepare-email'
import { sampleSite } from '@/email-blocks/_mail/testing/sample-site'
import { Render } from '@/email-blocks/email-text/render'
import { definition } from '@/email-blocks/email-text/schema'
import { mailDocument } from '@/src/core/email/define-mail'
import { emptyMailContext } from '@/src/core/email/mail-context'
import { sketch } from '@/src/core/page-document/templates/sketch'

const moon = '0190a8f0-0000-7000-8000-000000000001'
const gone = '0190a8f0-0000-7000-8000-000000000002'

it('shows the pictures among its words in the size of a mail, and none that are deleted', async () => {
  const picture = (mediaId: string) => ({
    type: 'image',
    version: 1,
    mediaId,
    src: '/files/public/original.jpg',
    altText: '',
  })
  const doc = { root: { type: 'root', version: 1, children: [picture(moon), picture(gone)] } }
  const site = sampleSite('paper')
  const media = async (id: string) => (id === moon ? sampleMedia : null)
  const compose = await prepareEmail({
    subject: 'Pictures',
    document: mailDocument({
      preheader: '',
      heading: 'Pictures',
      blocks: [sketch('email-text', { doc })],
      reason: '',
    }),
    context: { ...site, data: { ...site.data, media } },
  })
  const { html } = compose({ values: {}, lists: {}, unsubscribeUrl: '' })
  expect(html).toContain(
    'src="https://luna.example/files/moon-640.webp" alt="A red moon over hills"',
  )
  expect(html).not.toContain('original.jpg')
})

it.each([
  ['left', 'start'],
  ['center', 'center'],
])('lets lines that are written %s stand at the %s of the canvas', (align, side) => {
  const html = renderToStaticMarkup(
    <Render
      props={definition.schema.parse({ align })}
      data={undefined}
      context={{ ...sampleSite('paper'), mail: emptyMailContext }}
      env={{ editing: true, Link: PlainLink, richText: <p>Words</p> }}
      rootProps={{}}
    />,
  )
  expect(html).toContain(`text-align:${side}`)
})
