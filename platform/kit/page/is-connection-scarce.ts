/** Whether the visitor saves data or the connection is slow: nothing is fetched ahead then. Browsers without the Network Information API say nothing. */
export function isConnectionScarce(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? '');
}
