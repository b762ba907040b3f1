export default async function tearDown(): Promise<void> {
  await (globalThis as {endSink?: () => Promise<void>}).endSink?.();
}
