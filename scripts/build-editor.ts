import path from 'node:path'
import { buildEditorPackage } from '@/scripts/lib/editor-package'
import { projectDir } from '@/scripts/lib/project'

// What `npm publish packages/visual-editor` sends: modules, styles, and their types.
await buildEditorPackage(path.join(projectDir, 'packages/visual-editor'))
