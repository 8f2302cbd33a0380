import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PlainLink } from '@/blocks/_kit/test-kit'
import { sampleSite } from '@/email-blocks/_mail/testing/sample-site'
import { Render } from '@/email-blocks/email-footer/render'
import { emptyMailContext } from '@/src/core/email/mail-context'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const draw = (editing: boolean, address: string) =>
  renderToStaticMarkup(
    <Render
      props={{ reason: '' }}
      data={undefined}
      context={{ ...sampleSite('paper'), mail: { ...emptyMailContext, address } }}
      env={{ editing, Link: PlainLink }}
      rootProps={{}}
    />,
  )

it('says while it is written that the postal address is missing, and never in the mail', () => {
  expect(draw(true, ' ')).toContain(ownerMessages.email.noAddress)
  expect(draw(true, '12 Harbour Street')).not.toContain(ownerMessages.email.noAddress)
  expect(draw(false, '')).not.toContain(ownerMessages.email.noAddress)
})
