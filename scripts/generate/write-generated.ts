import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkSitePlugins } from '@/plugins/_kit/check-site-plugin'
import type { SitePlugin } from '@/plugins/_kit/site-plugin'
import { installedPlugins } from '@/plugins/installed'
import { findBlockFolders } from '@/scripts/generate/block-folders'
import { emojiSource } from '@/scripts/generate/emoji'
import { fontFacesSource } from '@/scripts/generate/fonts'
import { mailsSource } from '@/scripts/generate/mails'
import { paymentServicesSource } from '@/scripts/generate/payment-services'
import { settingsSource } from '@/scripts/generate/plugin-settings'
import { editorSource, schemasSource, serverSource } from '@/scripts/generate/registries'
import { territoriesSource } from '@/scripts/generate/territories'
import { themePresetsSource } from '@/scripts/generate/theme-presets-source'
import { findThemes, themesSource } from '@/scripts/generate/themes'

type Generation = {
  root: string
  check?: boolean
  plugins?: readonly SitePlugin[]
}

/**
 * Writes the registries of blocks, mails and themes, what plugins bring to the editor and to payments, the font rules,
 * the emoji and the countries. With `check` nothing is written: files that would change are named with their first
 * differing line, and the answer, an exit code, is 1.
 */
export function writeGenerated({
  root,
  check = false,
  plugins = installedPlugins,
}: Generation): number {
  checkSitePlugins(plugins)
  const folders = findBlockFolders(root, plugins)
  const emailFolders = findBlockFolders(root, plugins, 'email-blocks')
  const files = {
    'blocks/_generated/schemas.ts': schemasSource(folders),
    'blocks/_generated/server.ts': serverSource(folders),
    'blocks/_generated/editor.ts': editorSource(folders),
    'email-blocks/_generated/schemas.ts': schemasSource(emailFolders),
    'email-blocks/_generated/server.ts': serverSource(emailFolders),
    'email-blocks/_generated/editor.ts': editorSource(emailFolders),
    'plugins/_kit/_generated/themes.ts': themesSource(findThemes(root, plugins)),
    'plugins/_kit/_generated/theme-presets.ts': themePresetsSource(plugins),
    'plugins/_kit/_generated/settings.ts': settingsSource(root, plugins),
    'plugins/rich-text/features/emoji/_generated/emoji.json': emojiSource(),
    'src/core/_generated/territories.ts': territoriesSource(),
    'src/core/email/_generated/mails.ts': mailsSource(root),
    'src/server/payments/_generated/plugin-services.ts': paymentServicesSource(root, plugins),
    'src/ui/site-root/_generated/font-faces.ts': fontFacesSource(root),
  }
  const stale = Object.entries(files).filter(
    ([file, source]) => readIfThere(path.join(root, file)) !== source,
  )
  for (const [file, source] of stale) {
    if (check) {
      console.error(
        `${file} is out of date: ${firstDifference(readIfThere(path.join(root, file)), source)}`,
      )
    } else {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), source)
      console.log(`Wrote ${file}`)
    }
  }
  if (check && stale.length > 0) {
    console.error('Run `npm run generate` and commit what it writes.')
    return 1
  }
  return 0
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function firstDifference(before: string, after: string): string {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  const index = fresh.findIndex((line, position) => line !== old[position])
  const line = index < 0 ? fresh.length : index
  return `line ${line + 1} should be "${fresh[line] ?? ''}", is "${old[line] ?? ''}"`
}
