import type { BlockContext, BlockRender } from '@/blocks/_kit/define'
import { MailPicture } from '@/email-blocks/_kit/mail-picture'
import { mailOf, mailThemeOf, wholeUrl } from '@/email-blocks/_kit/props'
import { Hint, Row } from '@/email-blocks/_kit/row'
import { SideBySide } from '@/email-blocks/_kit/side-by-side'
import type { EmailProductsData } from '@/email-blocks/email-products/load'
import type { definition } from '@/email-blocks/email-products/schema'
import type { ProductCard } from '@/src/core/contracts/products/products'
import { limits } from '@/src/core/limits'
import { priceText } from '@/src/core/money'
import { directionOf, startOf } from '@/src/core/text/text-direction'

const gap = 24
/** Pixels of a mail's words, when it is as wide as it may be. */
const contentWidth = limits.email.maxWidthPx - 80

export const Render: BlockRender<typeof definition.schema, EmailProductsData | undefined> = ({
  props,
  data,
  context,
  env: { editing },
  rootProps,
}) => {
  // `??`: on the canvas data comes after the block.
  const products = (data?.products ?? []).slice(0, limits.email.productsMax)
  if (products.length === 0) {
    return editing ? <Hint rootProps={rootProps}>Your products show here</Hint> : null
  }
  const count = Math.min(props.count, products.length)
  const width = Math.floor((contentWidth - gap * (count - 1)) / count)
  return (
    <Row rootProps={rootProps} style={{ padding: '8px 0 8px' }}>
      <SideBySide
        {...{ count, gap, editing }}
        room={mailOf(context).room}
        verticalAlign="top"
        direction={directionOf(products.map(({ title }) => title).join(' '))}
        items={products.map((product) => ({
          key: product.id,
          drawn: <Product {...{ product, context, width, editing }} />,
        }))}
      />
    </Row>
  )
}

type Props = {
  product: ProductCard
  context: Omit<BlockContext, 'data'>
  width: number
  editing: boolean
}

function Product({ product, context, width, editing }: Props) {
  const { colors, font, radius } = mailThemeOf(context)
  const { id, title, cover } = product
  const direction = directionOf(title)
  const href = editing ? undefined : wholeUrl(context, `/products/${id}`)
  return (
    <Row align={startOf(direction)} style={{ padding: '0 0 20px' }}>
      {cover && (
        <a href={href} data-text-format="none" style={{ display: 'block', textDecoration: 'none' }}>
          <MailPicture
            {...{ context, width }}
            isWide
            media={cover}
            alt={cover.alt || title}
            radius={Math.min(radius, 12)}
          />
        </a>
      )}
      <div dir={direction} style={{ marginTop: 12 }}>
        <a
          href={href}
          className="bs-text"
          style={{
            display: 'block',
            fontFamily: font,
            fontSize: 16,
            lineHeight: 1.35,
            fontWeight: 700,
            color: colors.text,
            textDecoration: 'none',
          }}
        >
          {title}
        </a>
      </div>
      <div
        className="bs-muted"
        style={{ fontFamily: font, fontSize: 15, lineHeight: 1.4, color: colors.muted }}
      >
        {priceText(product)}
      </div>
    </Row>
  )
}
