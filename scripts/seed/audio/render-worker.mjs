// Plain JavaScript, because Node starts a worker before any TypeScript loader is in place.
import { tsImport } from 'tsx/esm/api'

await tsImport('./render-worker.ts', import.meta.url)
