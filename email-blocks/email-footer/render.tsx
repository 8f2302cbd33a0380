import type { BlockRender } from '@/blocks/_kit/define'
import { OutlookComment } from '@/email-blocks/_kit/outlook-comment'
import { mailOf, mailThemeOf } from '@/email-blocks/_kit/props'
import { Row } from '@/email-blocks/_kit/row'
import type { definition } from '@/email-blocks/email-footer/schema'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { directionOf, startOf } from '@/src/core/text/text-direction'

const { maxWidthPx } = limits.email

/** The last word of every mail: who sent it, why, and, for those of lists, how to get no more. */
export const Render: BlockRender<typeof definition.schema> = ({
  props,
  context,
  env: { editing },
  rootProps,
}) => {
  const { colors, font } = mailThemeOf(context)
  const { address, unsubscribeUrl } = mailOf(context)
  const from = [context.profile.name, ...linesOf(address)].join(' · ')
  const direction = directionOf(props.reason + from)
  const start = startOf(direction)
  const line = { margin: '0 0 6px' }
  const link = { color: colors.quiet, textDecoration: 'underline' }
  return (
    <Row
      rootProps={rootProps}
      className="bs-ground bs-outer"
      align="center"
      style={{ padding: '20px 12px 40px', backgroundColor: colors.ground }}
    >
      <OutlookComment
        editing={editing}
        html={`<table role="presentation" align="center" width="${maxWidthPx}" cellpadding="0" cellspacing="0" border="0"><tr><td align="${start}">`}
      />
      <div dir={direction} style={{ maxWidth: maxWidthPx, margin: '0 auto', textAlign: start }}>
        <Row
          className="bs-quiet bs-pad-side"
          align={start}
          style={{
            padding: '0 40px',
            fontFamily: font,
            fontSize: 13,
            lineHeight: 1.55,
            color: colors.quiet,
          }}
        >
          {props.reason && <p style={line}>{props.reason}</p>}
          {unsubscribeUrl && (
            <p style={line}>
              <a href={editing ? undefined : unsubscribeUrl} className="bs-quiet" style={link}>
                Unsubscribe
              </a>
            </p>
          )}
          <p style={line}>{from}</p>
          {editing && linesOf(address).length === 0 && (
            <p style={{ ...line, opacity: 0.7 }}>{ownerMessages.email.noAddress}</p>
          )}
        </Row>
      </div>
      <OutlookComment editing={editing} html="</td></tr></table>" />
    </Row>
  )
}

function linesOf(address: string): string[] {
  return address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
