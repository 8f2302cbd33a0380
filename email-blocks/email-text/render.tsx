import type { BlockRender } from '@/blocks/_kit/define'
import { mailThemeOf, wholeUrl } from '@/email-blocks/_kit/props'
import { Row } from '@/email-blocks/_kit/row'
import type { EmailTextData } from '@/email-blocks/email-text/load'
import type { definition } from '@/email-blocks/email-text/schema'
import { MailRichText } from '@/src/rich-text/mail/render'
import { isEmptyRichText } from '@/src/rich-text/plain-text'

const hint = <p style={{ margin: '0 0 16px', opacity: 0.7 }}>Write something</p>
const sizes = { small: 14, text: 16, large: 19 } as const

export const Render: BlockRender<typeof definition.schema, EmailTextData | undefined> = ({
  props,
  data,
  context,
  env,
  rootProps,
}) => {
  const { doc, size, align } = props
  const isEmpty = isEmptyRichText(doc)
  if (!env.editing && isEmpty) {
    return null
  }
  const { colors, font, headingFont, headingCase } = mailThemeOf(context)
  const color = size === 'small' ? colors.muted : colors.text
  return (
    <Row
      rootProps={rootProps}
      className={size === 'small' ? 'bs-muted' : 'bs-text'}
      align={align}
      style={{
        padding: '0 0 4px',
        color,
        fontFamily: font,
        fontSize: sizes[size],
        lineHeight: 1.55,
        // Lines that are being written find the side where they begin by themselves.
        ...(env.richText && align === 'left' && { textAlign: 'start' }),
      }}
    >
      {env.richText ?? (isEmpty ? hint : null) ?? (
        <MailRichText
          doc={doc}
          align={align}
          pictures={data}
          look={{ font, headingFont, headingCase, color, colors, size: sizes[size] }}
          hrefOf={(href) => wholeUrl(context, href)}
        />
      )}
    </Row>
  )
}
