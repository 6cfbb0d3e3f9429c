import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { REDUCED_MOTION, useMediaQuery } from '../../../lib/use-media-query';
import { color, radius, space, text } from '../../../theme/theme';
import { Modal } from '../../../ui/modal';
import { GripInset } from '../grip-inset';
import { picturesOf } from '../pictures';
import { useDrawnAs } from '../use-drawn-as';
import { VideoSearchLink, WorkoutVideo } from '../workout-video';
import { fetchWorkout, workoutKey } from '../workout.api';
import { Cues } from './cues';
import { drawingQuery, MovingDrawing } from './moving-drawing';
import type { Phase } from './tempo';

interface PlayerSheetProps {
  workoutId: number;
  workoutName: string;
  imgPath: string;
  videoLink: string | null | undefined;
  onClose: () => void;
}

/** A workout's movement, its cautions, and an admin's video where there is one. */
export function PlayerSheet({ workoutId, workoutName, imgPath, videoLink, onClose }: PlayerSheetProps) {
  const { data, isLoading } = useQuery({
    queryKey: workoutKey(workoutId),
    queryFn: ({ signal }) => fetchWorkout(workoutId, signal),
    staleTime: 5 * 60_000,
  });
  const { moving } = picturesOf(imgPath);
  // Where only the workout is known, its details provide the link.
  const video = videoLink ?? data?.videoLink ?? null;
  const drawn = useDrawnAs();
  const still = useMediaQuery(REDUCED_MOTION);
  const moves = moving !== imgPath && !still;
  const drawing = useQuery({ ...drawingQuery(drawn(moving)), enabled: moves });
  const [phase, setPhase] = useState<Phase | null>(null);
  return (
    <Modal title={workoutName} onClose={onClose} width={560}>
      {/* The sheet's maximum height, so that nothing shifts when the rest loads. */}
      <div
        css={{
          display: 'grid',
          gap: space(6),
          alignContent: 'start',
          minHeight: 'calc(min(88dvh, 860px) - 96px)',
        }}
      >
        {!moves ? (
          <img
            src={drawn(imgPath)}
            alt={`${workoutName} ${moving === imgPath ? '동작' : '시작 자세와 끝 자세'}`}
            css={{
              width: '100%',
              aspectRatio: '4 / 3',
              objectFit: 'contain',
              borderRadius: radius.card,
              background: color('surface-2'),
            }}
          />
        ) : (
          <MovingDrawing src={drawn(moving)} name={workoutName} onPhase={setPhase} />
        )}
        {!isLoading && !drawing.isLoading && (
          <>
            <GripInset imgPath={imgPath} />
            {video !== null && <WorkoutVideo name={workoutName} videoLink={video} />}
            {data && <Cues description={data.description} phase={phase} />}
            {data && data.mistakes.length > 0 && (
              <section css={{ display: 'grid', gap: space(2) }}>
                <h3 css={text.title}>이런 실수를 조심하세요</h3>
                <ul css={{ display: 'grid', gap: space(1), paddingLeft: space(5), listStyle: 'disc' }}>
                  {data.mistakes.map(mistake => (
                    <li key={mistake}>{mistake}</li>
                  ))}
                </ul>
              </section>
            )}
            {data?.safety && (
              <section css={{ display: 'grid', gap: space(2) }}>
                <h3 css={text.title}>안전하게 하려면</h3>
                <p>{data.safety}</p>
              </section>
            )}
            {video === null && <VideoSearchLink name={workoutName} />}
          </>
        )}
      </div>
    </Modal>
  );
}
