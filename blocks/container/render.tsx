import type { CSSProperties } from 'react'
import type { z } from 'zod'
import type { BlockRender } from '@/blocks/_kit/define'
import { BackgroundVideo } from '@/blocks/container/background-video.client'
import { brightnessFilter } from '@/blocks/container/brightness-filter'
import styles from '@/blocks/container/container.module.css'
import type { ContainerData } from '@/blocks/container/load'
import type { definition } from '@/blocks/container/schema'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import { limits } from '@/src/core/limits'
import { groundVariables, heroInk } from '@/src/core/theme/css-variables'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'
import { Picture } from '@/src/ui/picture/picture'
import tones from '@/src/ui/tones/tones.module.css'

export const Render: BlockRender<typeof definition.schema, ContainerData> = ({
  props,
  data,
  context,
  env,
  rootProps,
  children,
}) => {
  const { look, overlayHeader, backgroundColor, minHeight, padding, gap } = props
  const hasArt = Boolean(data?.background || data?.video)
  const isPicturedHero = look === 'hero' && hasArt
  const ink = isPicturedHero ? heroInk(props.ink, context.theme) : props.ink
  // Words in an ink of their own stand on the veil over the picture, which hides the colour.
  const isVeiled = isPicturedHero && ink !== 'theme'
  const ground = groundVariables(context.theme, isVeiled ? '' : backgroundColor, ink)
  const hasGround = hasArt || backgroundColor !== ''
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--gap': `${gap}px`,
    '--padding': `${padding}px`,
    ...(minHeight > 0 && { '--min-height': `${minHeight}px` }),
    ...ground,
    ...(backgroundColor && { backgroundColor }),
  }
  return (
    <section
      className={classNames(
        styles.container,
        styles[look],
        hasGround && styles.grounded,
        overlayHeader && styles.overlaid,
        isVeiled && styles.veiled,
        look === 'hero' && !hasGround && styles.glow,
        Object.keys(ground).length > 0 && tones.tones,
      )}
      style={style}
      data-ends-page={look === 'link-tree' ? '' : undefined}
      {...(overlayHeader && { 'data-header-ink': ink })}
      {...rootProps}
    >
      {hasArt && <Background props={props} data={data} editing={env.editing} />}
      <div
        className={classNames(
          styles.inner,
          styles[props.width],
          styles[props.direction],
          styles[props.align],
          styles[props.verticalAlign],
        )}
      >
        {children ??
          (env.editing && <p className={classNames(layout.hint, styles.hint)}>Drop blocks here</p>)}
      </div>
    </section>
  )
}

type BackgroundProps = {
  props: z.output<typeof definition.schema>
  data: ContainerData
  editing: boolean
}

/**
 * What lies behind a container: a video, and until it plays or where none may, its picture. Phones
 * may have a picture of their own.
 */
function Background({ props, data: { background, phone, video }, editing }: BackgroundProps) {
  const isFirst = props.overlayHeader || props.look === 'hero'
  const filter = brightnessFilter(props, video ? 'video' : 'image')
  const picture = (media: MediaView, className?: string) => (
    <Picture
      media={media}
      alt=""
      sizes="100vw"
      cover
      priority={isFirst}
      className={className}
      style={{ filter }}
    />
  )
  return (
    <div className={styles.art}>
      {background && !phone && picture(background)}
      {/* The window tells the site which one to load; the canvas has a width of its own. */}
      {background && phone && editing && (
        <>
          {picture(background, styles.onWide)}
          {picture(phone, styles.onPhone)}
        </>
      )}
      {background && phone && !editing && (
        <picture>
          <source
            media={`(max-width: ${limits.breakpoints.mobileMaxPx}px)`}
            srcSet={phone.sizes.map(({ url, width }) => `${url} ${width}w`).join(', ') || phone.url}
            // Under its veil a phone's picture need not show every pixel that the screen has.
            sizes="80vw"
          />
          {picture(background)}
        </picture>
      )}
      {video && <BackgroundVideo url={video.url} filter={filter} />}
    </div>
  )
}
