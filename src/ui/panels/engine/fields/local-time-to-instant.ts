/** The instant of a local time (`YYYY-MM-DDTHH:MM`) in a zone. The time zone code is downloaded at first use. */
export async function localTimeToInstant(local: string, tz: string): Promise<Date> {
  const { wallTime } = await import('../../../../domain/shared/time/wall-time')
  return wallTime(local, tz).utc
}
