/** The instant of a wall time (`YYYY-MM-DDTHH:MM`) in a zone. The arithmetic of zones is downloaded when it is first wanted. */
export async function instantOf(local: string, tz: string): Promise<Date> {
  const { wallTime } = await import('../../../../domain/shared/time/wall-time')
  return wallTime(local, tz).utc
}
