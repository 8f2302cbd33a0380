import type { BlockRender } from '@/blocks/_kit/define'
import { mailOf, mailThemeOf, wholeUrl } from '@/email-blocks/_kit/props'
import { Row } from '@/email-blocks/_kit/row'
import type { definition } from '@/email-blocks/email-order-lines/schema'
import { sampleLists, tagName } from '@/src/core/email/shared-variables'
import { directionOf, endOf, startOf } from '@/src/core/text/text-direction'

/** A picture that is sent along, rather than fetched. */
const inMail = /^data:image\/png;base64,[\w+/=]+$/

export const Render: BlockRender<typeof definition.schema> = ({
  props,
  context,
  env,
  rootProps,
}) => {
  const name = tagName(props.list)
  const given = mailOf(context).lists[name] ?? []
  const rows = given.length === 0 && env.editing ? sampleLists[name] : given
  if (rows.length === 0) {
    return null
  }
  const { colors, font } = mailThemeOf(context)
  const hasPictures = rows.some(({ picture }) => picture)
  const direction = directionOf(rows.map(({ label }) => label).join(' '))
  const [start, end] = [startOf(direction), endOf(direction)]
  return (
    <Row rootProps={rootProps} style={{ padding: '4px 0 24px' }}>
      <table
        dir={direction}
        data-text-format="rows"
        cellPadding={0}
        cellSpacing={0}
        border={0}
        width="100%"
        style={{ width: '100%', fontFamily: font, fontSize: 16, lineHeight: 1.4 }}
      >
        <tbody>
          {rows.map(({ label, detail, amount, isTotal, url, picture }, index) => {
            const style = {
              borderTop: `1px solid ${isTotal ? colors.text : colors.line}`,
              color: colors.text,
              fontWeight: isTotal ? 700 : 400,
              verticalAlign: 'top',
            } as const
            const rule = isTotal ? 'bs-text bs-rule-strong' : 'bs-text bs-rule-quiet'
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids and never move
              <tr key={index}>
                {picture ? (
                  <td
                    className={rule}
                    data-text-format="none"
                    width={picture.width}
                    style={{
                      ...style,
                      width: picture.width,
                      padding: start === 'left' ? '12px 16px 12px 0' : '12px 0 12px 16px',
                    }}
                  >
                    {/* biome-ignore lint/performance/noImgElement: a mail, not a page */}
                    <img
                      src={inMail.test(picture.url) ? picture.url : wholeUrl(context, picture.url)}
                      alt={picture.alt}
                      width={picture.width}
                      height={picture.width}
                      style={{ display: 'block', width: picture.width, height: picture.width }}
                    />
                  </td>
                ) : null}
                <td
                  className={rule}
                  align={start}
                  colSpan={hasPictures && !picture ? 2 : undefined}
                  style={{ ...style, padding: '12px 0', textAlign: start }}
                >
                  {url && !env.editing ? (
                    <a
                      href={wholeUrl(context, url)}
                      className="bs-link"
                      style={{ color: colors.link, fontWeight: 600 }}
                    >
                      {label}
                    </a>
                  ) : (
                    label
                  )}
                  {detail && (
                    <div className="bs-muted" style={{ fontSize: 14, color: colors.muted }}>
                      {detail}
                    </div>
                  )}
                </td>
                <td
                  className={rule}
                  align={end}
                  style={{
                    ...style,
                    padding: start === 'left' ? '12px 0 12px 16px' : '12px 16px 12px 0',
                    textAlign: end,
                    whiteSpace: 'nowrap',
                  }}
                >
                  {amount}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Row>
  )
}
