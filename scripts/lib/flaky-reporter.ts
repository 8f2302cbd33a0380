import type { Reporter, TestCase } from 'vitest/node'

/** Lists at the end of a run which tests passed on their second try only in CI, with what failed on the first. */
export default class FlakyReporter implements Reporter {
  private readonly flaky: TestCase[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) {
      this.flaky.push(test)
    }
  }

  onTestRunEnd(): void {
    for (const test of this.flaky) {
      const [failure] = test.result().errors ?? []
      console.log(
        `flaky: ${test.module.relativeModuleId} > ${test.fullName}\n${failure?.stack ?? ''}`,
      )
    }
  }
}
