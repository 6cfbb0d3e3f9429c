import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Pill from 'lucide-react/icons/pill';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api.error';
import { todayInKorea } from '../../../shared/lib/format';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { color, space, text } from '../../../shared/theme/theme';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { PageHeader } from '../../../shared/ui/page-header';
import { Skeleton } from '../../../shared/ui/skeleton';
import { EmptyState } from '../../../shared/ui/state-message';
import { showToast } from '../../../shared/ui/toast.store';
import { changeTaken, fetchTaken, savedAs, takenKey } from '../../../shared/widgets/intake/taken.api';
import type { IntakeItem, SaveIntakeItem } from '../../../shared/widgets/intake/taken.api';
import { addIntake, readReported, removeIntake } from '../api/intake.api';
import type { ReadLabel } from '../api/intake.api';
import { IntakeForm } from '../components/intake-form';
import { IntakeRow } from '../components/intake-row';
import { ProductSearch } from '../components/product-search';

const LONGEST_NAME = 80;

/** A new product in the form. */
interface Draft {
  name: string;
  label?: ReadLabel;
}

interface Change {
  item: IntakeItem;
  changed: (now: IntakeItem) => SaveIntakeItem;
  /** Shown at once. */
  servingsPerDay?: number;
}

function useIntakeChanges() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: takenKey });
  const onError = (error: Error) => showToast({ message: messageOf(error), tone: 'error' });
  const add = useMutation({ mutationFn: addIntake, onError, onSettled });
  const change = useMutation({
    mutationFn: ({ item, changed }: Change) => changeTaken(item, changed),
    // One after the other, as pressed.
    scope: { id: 'intake' },
    onMutate: ({ item, servingsPerDay = item.servingsPerDay }) =>
      client.setQueryData<IntakeItem[]>(takenKey, before =>
        before?.map(each => (each.intakeItemId === item.intakeItemId ? { ...each, servingsPerDay } : each)),
      ),
    onError,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (item: IntakeItem) => removeIntake(item.intakeItemId),
    onSuccess: (_, item) => {
      // What has left the catalogue since comes back as it was kept.
      const restored = item.inCatalogue ? item : { ...item, supplementId: null };
      showToast({
        message: `‘${item.name}’ 지웠어요.`,
        action: { label: '되돌리기', undo: true, run: () => add.mutate(savedAs(restored)) },
      });
    },
    onError,
    onSettled,
  });
  return { add, change, remove };
}

/** 내 영양제: what the member already takes, added by search or typed from a label. */
export function IntakePage() {
  usePageTitle('내 영양제');
  const list = useQuery({ queryKey: takenKey, queryFn: fetchTaken });
  const { add, change, remove } = useIntakeChanges();
  /** The open form: an item of the list, or a new one. */
  const [form, setForm] = useState<IntakeItem | Draft | null>(null);
  const items = list.data ?? [];
  const close = () => setForm(null);
  const opened = form && 'intakeItemId' in form ? form : null;
  const edited = items.find(({ intakeItemId }) => intakeItemId === opened?.intakeItemId) ?? opened;
  const draft = form && !('intakeItemId' in form) ? form : null;
  const reported = useMutation({
    mutationFn: ({ id }: { id: number; name: string }) => readReported(id),
    onSuccess: (label, { name: whole }) => {
      const name = whole.slice(0, LONGEST_NAME);
      const { nutrients, servingsPerDay, questions, label: written } = label;
      // Whatever is unsure is asked in the form.
      if (nutrients.length > 0 && servingsPerDay !== null && questions.length === 0)
        add.mutate({ name, nutrients, label: written, servingsPerDay, slots: [] });
      else setForm({ name, label });
    },
    onError: (error: Error) => showToast({ message: messageOf(error), tone: 'error' }),
  });
  const save = (savedOn: (now: IntakeItem | null) => SaveIntakeItem) =>
    edited
      ? change.mutate({ item: edited, changed: savedOn }, { onSuccess: close })
      : add.mutate(savedOn(null), { onSuccess: close });
  return (
    <NarrowPage width={560}>
      <PageHeader title="내 영양제" back backTo="/mypage" flush />
      <p css={[text.body2, { margin: space(2, 0, 5), color: color('text-2') }]}>
        지금 드시는 것을 모두 적으면, 한도를 넘는 것과 함께 드시면 안 되는 것을 찾고 하루 시간표를 짜 드려요.
      </p>
      <ProductSearch
        adding={add.isPending || reported.isPending}
        onReported={(id, name) => reported.mutate({ id, name })}
        onAdd={supplementId => add.mutate({ supplementId, servingsPerDay: 1, slots: [] })}
        onByHand={name => setForm({ name })}
      />
      <section
        aria-label="드시는 것"
        css={{
          marginTop: space(6),
          // Search results replace it instead of pushing it down.
          'div:has(> [aria-label="찾은 제품"]) + &': { display: 'none' },
        }}
      >
        {list.isLoadingError ? (
          <LoadFailure query={list} />
        ) : list.isPending ? (
          <div aria-busy css={{ display: 'grid', gap: space(3) }}>
            <Skeleton height={148} round="var(--radius-card)" />
            <Skeleton height={148} round="var(--radius-card)" />
          </div>
        ) : items.length === 0 ? (
          <EmptyState
            icon={<Pill size={28} />}
            title="아직 적은 것이 없어요"
            action={
              <Button variant="secondary" onClick={() => setForm({ name: '' })}>
                라벨 붙여 넣기
              </Button>
            }
          >
            제품 이름을 찾아 누르면 바로 더해져요.
          </EmptyState>
        ) : (
          <>
            <ul css={{ display: 'grid', gap: space(3) }}>
              {items.map(item => (
                <IntakeRow
                  key={item.intakeItemId}
                  item={item}
                  onServings={servingsPerDay =>
                    change.mutate({
                      ...{ item, servingsPerDay },
                      changed: now => ({ ...savedAs(now), servingsPerDay }),
                    })
                  }
                  onBought={() =>
                    change.mutate({
                      item,
                      changed: now => ({ ...savedAs(now), boughtOn: todayInKorea() }),
                    })
                  }
                  onEdit={() => setForm(item)}
                  onRemove={() => remove.mutate(item)}
                />
              ))}
            </ul>
            <LinkButton to="/mypage/intake/check" size="large" css={{ width: '100%', marginTop: space(6) }}>
              {items.length}가지 검사하기
            </LinkButton>
          </>
        )}
      </section>
      {form !== null && (
        <IntakeForm
          item={edited}
          name={draft?.name}
          label={draft?.label}
          saving={add.isPending || change.isPending}
          onSave={save}
          onClose={close}
        />
      )}
    </NarrowPage>
  );
}
