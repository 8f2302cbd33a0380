/**
 * Starts something whose code is loaded first. Answers what ends it, at whatever point it is.
 *
 * @param start answers what ends it
 */
export function whileLoaded<Module>(
  load: () => Promise<Module>,
  start: (module: Module) => () => void,
  onFailed: () => void,
): () => void {
  let isOver = false
  let stop = () => {}
  load().then((module) => {
    if (!isOver) {
      stop = start(module)
    }
  }, onFailed)
  return () => {
    isOver = true
    stop()
  }
}
