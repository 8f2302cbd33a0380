import type { CSSProperties } from 'react'
import type { BlockRender } from '@/blocks/_kit/define'
import { mailThemeOf, wholeUrl } from '@/email-blocks/_kit/props'
import { Row } from '@/email-blocks/_kit/row'
import type { definition } from '@/email-blocks/email-button/schema'

/** Colour and shape are the cell's, the room is the link's: so all of it can be pressed everywhere. */
export const Render: BlockRender<typeof definition.schema> = ({
  props,
  context,
  env,
  rootProps,
}) => {
  const { label, href, look, align } = props
  if (!env.editing && (label.trim() === '' || href === '')) {
    return null
  }
  const { colors, font, radius } = mailThemeOf(context)
  const isFilled = look === 'primary'
  const style: CSSProperties & { msoPaddingAlt: string } = {
    padding: 0,
    borderRadius: radius,
    backgroundColor: isFilled ? colors.primary : 'transparent',
    border: `2px solid ${isFilled ? colors.primary : colors.text}`,
    textAlign: 'center',
    msoPaddingAlt: '13px 26px',
  }
  return (
    <Row rootProps={rootProps} style={{ padding: '12px 0 24px' }} align={align}>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0} align={align}>
        <tbody>
          <tr>
            <td className={isFilled ? 'bs-button' : 'bs-outline'} style={style}>
              <a
                href={env.editing ? undefined : wholeUrl(context, href)}
                className={isFilled ? 'bs-button-text' : 'bs-text'}
                style={{
                  display: 'inline-block',
                  padding: '13px 26px',
                  fontFamily: font,
                  fontSize: 16,
                  lineHeight: 1.25,
                  fontWeight: 700,
                  textDecoration: 'none',
                  color: isFilled ? colors.onPrimary : colors.text,
                }}
              >
                {label || 'Button'}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
    </Row>
  )
}
