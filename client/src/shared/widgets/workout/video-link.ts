/** The workout's own video, or a search for its name where no verified one is known. */
export function videoAddress(workoutName: string, videoLink: string | null | undefined): string {
  if (videoLink) return videoLink;
  return `https://www.youtube.com/results?${new URLSearchParams({ search_query: `${workoutName} 자세` }).toString()}`;
}
