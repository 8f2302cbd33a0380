import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type UseFormRegister, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { editorBlocks } from '@/blocks/_generated/editor'
import type { BlockContext } from '@/blocks/_kit/define'
import { siteThemes } from '@/plugins/_kit/_generated/themes'
import { blockDataKey } from '@/plugins/visual-editor/block-data-key'
import { canvasLinkAt } from '@/plugins/visual-editor/editor/canvas/blocks/canvas-link'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { PresetPreview } from '@/plugins/visual-editor/editor/theme/preset-preview'
import styles from '@/plugins/visual-editor/first-steps/first-steps.module.css'
import { ask } from '@/src/admin/call-api'
import controls from '@/src/admin/ui/controls.module.css'
import { FormField } from '@/src/admin/ui/form-field'
import {
  type FirstStepsAnswer,
  type FirstStepsBody,
  firstStepsBody,
} from '@/src/core/contracts/pages/page-calls'
import { inWords } from '@/src/core/input-words'
import { limits } from '@/src/core/limits'
import { readProps } from '@/src/core/page-document/props'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'
import type { SiteText } from '@/src/core/page-document/templates/site-text'
import { slugs } from '@/src/core/slugs'
import { themeOf } from '@/src/core/theme/site-theme'
import { builtInThemePresets, themePresets } from '@/src/core/theme/theme-presets'
import { SiteRoot } from '@/src/ui/site-root/site-root'

export type FirstStepsProps = {
  profileId: string
  words: SiteText
  site: Omit<BlockContext, 'data'>
  /** What the blocks of the page show, by block and settings. */
  blockData: Record<string, unknown>
  /** `/admin` and `/api`, wherever this installation has them. */
  platformName: string
  adminPath: string
  apiPath: string
}

type Answers = z.input<typeof firstStepsBody>

/** A name and a look, and the site stands beside them as it will be. */
export function FirstSteps(props: FirstStepsProps) {
  const { profileId, words, site, blockData, platformName, adminPath, apiPath } = props
  const router = useRouter()
  const form = useForm<Answers, unknown, FirstStepsBody>({
    resolver: zodResolver(firstStepsBody, inWords),
    mode: 'onChange',
    defaultValues: { name: words.name, tagline: words.tagline, look: 'midnight' },
  })
  const { register, handleSubmit, setError, watch, formState } = form
  const { errors } = formState
  const { name, tagline = '', look } = watch()
  const [isSkipping, setSkipping] = useState(false)
  // The way leads to another page, which takes a moment.
  const isWorking = formState.isSubmitting || formState.isSubmitSuccessful || isSkipping
  const [host] = useState(() => document.createElement('div'))

  useEffect(() => {
    document.body.append(host)
    return () => host.remove()
  }, [host])

  const shownName = name.trim() || words.name
  const page = useMemo(
    () =>
      themeOf(siteThemes, site.themeName).home({
        ...words,
        name: shownName,
        tagline: tagline.trim(),
      }),
    [words, shownName, tagline, site.themeName],
  )
  const context = useMemo(
    () => ({
      ...site,
      theme: { ...site.theme, ...themePresets[look] },
      profile: { ...site.profile, name: shownName },
    }),
    [site, look, shownName],
  )
  const label = builtInThemePresets.find((each) => each.id === look)?.label ?? ''

  const start = handleSubmit(async (answers) => {
    const url = `${apiPath}/profiles/${profileId}/first-steps`
    const outcome = await ask<FirstStepsAnswer>(url, { method: 'POST', body: answers })
    if (outcome.problem === undefined) {
      const { homeId } = outcome.answer
      router.push(homeId ? `${adminPath}/collections/${slugs.pages}/${homeId}/builder` : adminPath)
    } else {
      setError('root', { message: outcome.problem })
    }
  })
  const skip = async () => {
    setSkipping(true)
    const url = `${apiPath}/${slugs.profiles}/${profileId}/first-steps/skip`
    const { problem } = await ask(url, { method: 'POST' })
    if (problem === undefined) {
      router.push(adminPath)
    } else {
      setError('root', { message: problem })
      setSkipping(false)
    }
  }

  return createPortal(
    <div className={`${controls.tokens} ${shell.editor} ${styles.screen}`}>
      <main className={`${controls.chrome} ${styles.steps}`}>
        <p className={styles.brand}>{platformName}</p>
        <form className={styles.form} noValidate onSubmit={start}>
          <h1>Let’s make your site</h1>
          <p className={styles.lede}>
            Two answers and it is ready to look at. You can change everything later.
          </p>
          <FormField
            label="What name do you play under?"
            maxLength={limits.profile.nameMax}
            registered={register('name')}
            error={errors.name}
          />
          <FormField
            label="One line about your music, if you like"
            placeholder="Songs for the last ferry home"
            maxLength={limits.profile.taglineMax}
            registered={register('tagline')}
            error={errors.tagline}
          />
          <PresetChoice name={shownName} register={register} />
          {errors.root && (
            <p role="alert" className={styles.problem}>
              {errors.root.message}
            </p>
          )}
          <div className={styles.actions}>
            <button
              type="submit"
              className={controls.button}
              data-kind="primary"
              disabled={isWorking || errors.name !== undefined}
            >
              {isWorking ? 'One moment…' : `Start with ${label}`}
            </button>
            <button
              type="button"
              className={styles.skip}
              disabled={isWorking}
              onClick={() => void skip()}
            >
              Skip this
            </button>
          </div>
          <p className={styles.note}>Your site shows this name and look at once.</p>
        </form>
      </main>
      <SitePreview page={page} context={context} blockData={blockData} />
    </div>,
    host,
  )
}

type LookChoiceProps = { name: string; register: UseFormRegister<Answers> }

/** The looks, each with the artist's own name in it. */
function PresetChoice({ name, register }: LookChoiceProps) {
  return (
    <fieldset className={styles.themePresets}>
      <legend>Choose a look</legend>
      {builtInThemePresets.map(({ id, label, look }) => (
        <label key={id} className={styles.look}>
          <input type="radio" value={id} {...register('look')} />
          <PresetPreview look={look} name={name} size="large" className={styles.face} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

type SitePreviewProps = {
  page: PageDocument
  context: Omit<BlockContext, 'data'>
  /** What the blocks showed when the page was loaded; texts that were changed since show the same. */
  blockData: Record<string, unknown>
}

/** The page's width in the preview, in pixels of the page. */
const pageWidthPx = 1280

/** The site as visitors will see it, in small. */
function SitePreview({ page, context, blockData }: SitePreviewProps) {
  const frame = useRef<HTMLElement>(null)
  const [scale, setScale] = useState(0.5)

  useEffect(() => {
    const { current } = frame
    if (!current) {
      return
    }
    const sizes = new ResizeObserver(([entry]) => {
      // Without the padding around it.
      setScale((entry?.contentRect.width ?? pageWidthPx) / pageWidthPx)
    })
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [])

  return (
    <section className={styles.stage} ref={frame} aria-label="Your site">
      <div
        className={styles.paper}
        style={{ width: pageWidthPx, transform: `scale(${scale})` }}
        inert
      >
        <SiteRoot theme={context.theme}>
          {(page.nodes[rootId]?.children ?? []).map((id) => draw(id, { page, context, blockData }))}
        </SiteRoot>
      </div>
    </section>
  )
}

function draw(id: string, props: SitePreviewProps): ReactNode {
  const { page, context, blockData } = props
  const node = page.nodes[id]
  const block = node && editorBlocks.get(node.type)
  if (!block) {
    return null
  }
  return (
    <block.Render
      key={id}
      props={readProps(block.definition, node.props)}
      data={blockData[blockDataKey(node)] ?? dataOfType(blockData, node.type)}
      context={context}
      env={{ editing: false, Link: canvasLinkAt(context.pathname) }}
      rootProps={{}}
    >
      {node.children.length > 0 ? node.children.map((child) => draw(child, props)) : undefined}
    </block.Render>
  )
}

/** The page has one block of a kind that loads something, however its texts are changed. */
function dataOfType(blockData: Record<string, unknown>, type: string): unknown {
  const key = Object.keys(blockData).find((each) => each.startsWith(`${type}:`))
  return key === undefined ? undefined : blockData[key]
}
