import { FieldDiffContainer, getHTMLDiffComponents } from '@payloadcms/ui/rsc'
import type { FieldDiffServerComponent, RichTextField } from 'payload'
import { storedRichText } from '@/src/core/rich-text'
import { richTextHtml } from '@/src/rich-text/rich-text-html'

/** Two versions of a text beside each other, with what changed. Payload's own knows none of our nodes. */
export const RichTextDiff: FieldDiffServerComponent<RichTextField> = async ({
  comparisonValue,
  versionValue,
  field,
  i18n,
  locale,
  nestingLevel,
}) => {
  const { From, To } = getHTMLDiffComponents({
    fromHTML: await htmlOf(comparisonValue),
    toHTML: await htmlOf(versionValue),
  })
  return (
    <FieldDiffContainer
      From={From}
      To={To}
      i18n={i18n}
      label={{ label: field.label, locale }}
      nestingLevel={nestingLevel}
    />
  )
}

/** An empty text is an empty line, or it would stand in the wrong column. */
async function htmlOf(stored: unknown): Promise<string> {
  const doc = storedRichText(stored)
  return (doc && (await richTextHtml(doc))) || '<p></p>'
}
